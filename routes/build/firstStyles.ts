/** One part of a style sheet: a rule or an at-rule with its block, or a statement ("@charset …") without one. */
type Part = { head: string; block: string | null };

/** Where the block that opens before `from` ends. Throws when it does not. */
function endOf(css: string, from: number): number {
  let depth = 1;
  for (const { 0: sign, index } of css.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return from + index;
  }
  throw new Error(`a block of the style sheet does not end: ${css.slice(from, from + 40)}`);
}

function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < css.length;) {
    const next = css.slice(at).search(/[{;]/);
    if (next < 0) break;
    const head = css.slice(at, at + next).trim();
    const opened = at + next + 1;
    const end = css[at + next] === '{' ? endOf(css, opened) : null;
    parts.push({ head, block: end === null ? null : css.slice(opened, end) });
    at = end === null ? opened : end + 1;
  }
  return parts;
}

/** Every class that stands in a document. */
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** What a selector demands; what stands in `:not()`, `:has()` and the like may be otherwise. A brand's pages come later than Login. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector;
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(/:[\w-]+\([^()]*\)/g, '')];
  return !plain.includes('[data-brand') && [...plain.matchAll(/\.(-?[a-z_][\w-]*)/gi)].every(([, name = '']) => classes.has(name));
}

const GROUPS = /^@(media|supports|layer|container)\b/;
const KEYFRAMES = /^@keyframes\s+([\w-]+)/;
/** The commas between selectors, not those inside parentheses. */
const BETWEEN = /,(?![^(]*\))/;

function matching(css: string, classes: ReadonlySet<string>): string {
  return partsOf(css)
    .map(({ head, block }) => {
      if (block === null) return `${head};`;
      if (head.startsWith('@') && !GROUPS.test(head)) return `${head}{${block}}`;
      if (head.startsWith('@')) {
        const inside = matching(block, classes);
        return inside && `${head}{${inside}}`;
      }
      const selectors = head.split(BETWEEN).filter((selector) => canMatch(selector, classes));
      return selectors.length > 0 ? `${selectors.join(',')}{${block}}` : '';
    })
    .join('');
}

/**
 * The rules of a style sheet that can say something about a document as it stands, in their order: the same picture from a third of the bytes.
 * States (`:focus`, `[data-sent]`) and media stay; animations stay when a rule that stays names them.
 */
export function stylesFor(html: string, css: string): string {
  const kept = partsOf(matching(css, classesIn(html)));
  const rules = kept.map(({ block }) => block ?? '').join(' ');
  const isUsed = ({ head }: Part) => {
    const [, animation] = KEYFRAMES.exec(head) ?? [];
    return animation === undefined || new RegExp(`animation[^;}]*\\b${animation}\\b`).test(rules);
  };
  return kept
    .filter(isUsed)
    .map(({ head, block }) => (block === null ? `${head};` : `${head}{${block}}`))
    .join('');
}
