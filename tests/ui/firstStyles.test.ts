import { expect, test } from 'vitest';
import { stylesFor } from '../../routes/build/firstStyles.ts';

const login = '<div class="page page-narrow"><button class="button">Sign in</button></div>';
const shows = (css: string) => stylesFor(login, css);

test('Login brings the rules of what it shows, in their order, and of nothing else', () =>
  expect(shows('.page{margin:0}.receipt{color:red}.page-narrow{margin:1px}h1,.card{top:0}')).toBe(
    '.page{margin:0}.page-narrow{margin:1px}h1{top:0}',
  ));

test('states stay, also those that come before the page’s code does', () => {
  const css = '.button:not(.button-busy):hover{top:0}[data-sent] .button:after{content:"}"}.page:has(.steps){left:0}';
  expect(shows(css)).toBe(css);
});

test('media stay with what is left in them, and go when that is nothing', () =>
  expect(shows('@media (min-width:30rem){.receipt{top:0}.page{top:0}}@media print{.receipt{top:0}}')).toBe(
    '@media (min-width:30rem){.page{top:0}}',
  ));

test('an animation stays when a rule that stays names it', () =>
  expect(shows('.button{animation:.8s turn}@keyframes turn{to{top:0}}.dialog{animation:rise}@keyframes rise{0%{top:0}}')).toBe(
    '.button{animation:.8s turn}@keyframes turn{to{top:0}}',
  ));

test('a brand’s colours come with its pages', () =>
  expect(shows('[data-brand=TitleMax]{--accent:red}:root{--accent:blue}')).toBe(':root{--accent:blue}'));

test('a sheet that is cut off is no sheet', () => expect(() => shows('.page{top:0')).toThrow('does not end'));
