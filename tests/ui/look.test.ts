import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('ui/{styles,menu,papers,screens}/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));
const rulesWith = (declaration: RegExp) =>
  sheets.flatMap(({ css }) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body = '']) => declaration.test(body))
      .map(([, selector = '']) => selector.trim()),
  );

test('the weights of type are the three of the tokens, or the regular one', () => {
  const weights = sheets.flatMap(({ css }) => [...css.matchAll(/font-weight: ([^;]+);/g)].map(([, weight]) => weight));
  expect(new Set(weights)).toEqual(new Set(['400', 'inherit', 'normal', 'var(--bold)', 'var(--medium)', 'var(--strong)']));
});

test('figures and the title are the heaviest; labels, links and the menu are lighter than buttons', () => {
  expect(rulesWith(/font-weight: var\(--bold\)/)).toEqual(expect.arrayContaining(['h1', '.money-hero', '.money-large', '.figure-value']));
  expect(rulesWith(/font-weight: var\(--medium\)/)).toEqual(expect.arrayContaining(['.field-label', '.button-quiet', '.menu-entry']));
  expect(rulesWith(/font-weight: var\(--strong\)/)).toContain('.button');
});

/** A code is read letter by letter. */
const SPELLED = '.referral-code';

test('text of 28 px and more is set tighter', () => {
  const large = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*font-size:[^;]*--text-[567]\)[^{}]*)\}/g)]
      .filter(([, selector = '', body = '']) => !body.includes('letter-spacing: -0.0') && ![SPELLED, 'h1'].includes(selector.trim()))
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(large).toEqual([]);
});

test('a brand changes the corners of its buttons only: cards, fields and notices are the same in every brand', () => {
  expect(rulesWith(/border-radius: [^;]*var\(--radius\)/)).toEqual(['.button', '.skeleton-button']);
});

test('of all cards only a late loan has a border in the color of danger', () =>
  expect(rulesWith(/border-color: [^;]*--danger/).filter((selector) => selector.startsWith('.card'))).toEqual(['.card-late']));

test('a style sheet is short enough to be about one thing', () => {
  const long = sheets.map(({ file, css }) => ({ file, lines: css.split('\n').length })).filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});
