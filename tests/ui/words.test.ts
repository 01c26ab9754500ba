import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';

/** Attributes with texts for people. */
const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-roledescription',
  'eyebrow',
  'hint',
  'label',
  'lead',
  'note',
  'placeholder',
  'reason',
  'submitLabel',
  'summary',
  'title',
]);
const MACROS = new Set(['Plural', 'Select', 'SelectOrdinal', 'Trans']);
const LETTERS = /\p{L}{2}/u;

/** Words in a file's JSX that no catalog can translate. */
function untranslatable(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const found: string[] = [];
  let macros = 0;
  const keep = (words: string) => macros === 0 && LETTERS.test(words) && found.push(`${file}: ${words.trim()}`);
  new Visitor({
    JSXElement: ({ openingElement: { name } }) => {
      if (name.type === 'JSXIdentifier' && MACROS.has(name.name)) macros += 1;
    },
    'JSXElement:exit': ({ openingElement: { name } }) => {
      if (name.type === 'JSXIdentifier' && MACROS.has(name.name)) macros -= 1;
    },
    JSXText: ({ value }) => keep(value),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && TEXT_ATTRIBUTES.has(name.name) && value?.type === 'Literal') keep(String(value.value));
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Literal' && typeof expression.value === 'string' && /\s/.test(expression.value.trim()))
        keep(expression.value);
    },
  }).visit(program);
  return found;
}

test('every word on every screen comes from a catalog (I18N-005)', () => {
  const files = globSync('ui/**/*.tsx');
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => untranslatable(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('words outside a catalog are found anywhere', () => {
  const code = `<Page title="Pay"><p>Pay now</p>{'at once'}<Trans>Pay</Trans><Plural value={1} one="one" /><i className="icon">·</i></Page>`;
  expect(untranslatable('example.tsx', code)).toEqual(['example.tsx: Pay', 'example.tsx: Pay now', 'example.tsx: at once']);
});
