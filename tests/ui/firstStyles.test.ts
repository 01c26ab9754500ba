import { expect, test } from 'vitest';
import { stylesFor } from '../../routes/build/firstStyles.ts';

const login = '<html><body><div class="page page-narrow"><button class="button">Sign in</button></div></body></html>';
const inlined = (css: string) => stylesFor(login, css);

test('Login has the rules that match it, in their order, and no others', async () =>
  expect(await inlined('.page{margin:0}.receipt{color:red}.page-narrow{margin:1px}button,.card{top:0}')).toBe(
    '.page{margin:0}.page-narrow{margin:1px}button{top:0}',
  ));

test('rules for states stay, also for states before the full style sheet has loaded', async () => {
  const css =
    ':focus-visible{outline:0}[data-theme=dark]{color-scheme:dark}.button:not(.button-busy):hover{top:0}[data-sent] .button:after{content:"}"}.button[aria-disabled=true]{top:0}';
  expect(await inlined(css)).toBe(css);
});

test('a media query keeps the rules that match, and is removed when none does', async () =>
  expect(await inlined('@media (min-width:30rem){.receipt{top:0}.page{top:0}}@media print{.receipt{top:0}}')).toBe(
    '@media (min-width:30rem){.page{top:0}}',
  ));

test('an animation stays when a rule that stays uses it', async () =>
  expect(await inlined('.button{animation:.8s turn}@keyframes turn{to{top:0}}.dialog{animation:rise}@keyframes rise{0%{top:0}}')).toBe(
    '.button{animation:.8s turn}@keyframes turn{to{top:0}}',
  ));

test('a brand’s colors are loaded with its pages', async () =>
  expect(await inlined('[data-brand=TitleMax]{--accent:red}:root{--accent:blue}')).toBe(':root{--accent:blue}'));

test('an incomplete style sheet fails the build', () => expect(inlined('.page{top:0')).rejects.toThrow('Unclosed block'));
