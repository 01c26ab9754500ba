/** An id, `at` characters from the start of the text. */
export type Mention = { id: string; at: number };

const GROUP =
  '(?:PROD|ROUTE|GUARD|MENU|FLOW-[A-Z]+|ENT|ENUM|RULE|ROLE|FLAG|CALL|HDR|POLL|ERR|CONST|STORE|PWA|BRAND|ANL|A11Y|I18N|OPEN|CONF)';
const FIRST = new RegExp(`(?<![\\w-])(${GROUP})-(\\d{1,3})(?!\\w)`, 'g');
/** ", 06", " and -09", " to 012", " to ERR-010", "..3": more ids of the same group. A number before a word ("FLOW-PAY-09, 30 seconds") is not an id. */
const MORE = /( +to +|\.\.| *– *)|(?:,? +and +|, *)/y;
const MARKED = new RegExp(`(?:(${GROUP})-|-)(\\d{1,3})(?!\\w)`, 'y');
const BARE = /()(\d{1,3})(?![\w%]|\.\d| +(?!to |and )[a-z])/y;

/** Digits of an id: two in the flows, three elsewhere. */
const idOf = (group: string, number: number) => `${group}-${String(number).padStart(group.startsWith('FLOW-') ? 2 : 3, '0')}`;

/** Joins a list that continues on the next line of a comment, without moving any position. */
const inOneLine = (text: string) => text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, (gap) => ' '.repeat(gap.length));

/** Every id that a text names, ranges and lists written out: "ERR-005 to 012", "FLOW-AUTH-01, -03 and -10", "PROD-1..3". */
export function idsIn(text: string): Mention[] {
  const line = inOneLine(text);
  const mentions: Mention[] = [];
  for (let found = matchAt(FIRST, line, 0); found; found = matchAt(FIRST, line, FIRST.lastIndex)) {
    const [written, group = '', digits = ''] = found;
    const { numbers, end } = moreOf(group, digits, line, found.index + written.length);
    for (const number of new Set([Number(digits), ...numbers])) mentions.push({ id: idOf(group, number), at: found.index });
    FIRST.lastIndex = end;
  }
  return mentions;
}

/** The following numbers of the same group, and where they end. */
function moreOf(group: string, digits: string, line: string, start: number): { numbers: number[]; end: number } {
  const numbers: number[] = [];
  let [last, end] = [Number(digits), start];
  for (;;) {
    const between = matchAt(MORE, line, end);
    const next = between && nextNumber(group, digits.length, line, end + between[0].length);
    if (!between || !next) return { numbers, end };
    const isRange = between[1] !== undefined && next.number > last;
    for (let number = isRange ? last + 1 : next.number; number <= next.number; number += 1) numbers.push(number);
    [last, end] = [next.number, next.end];
  }
}

function nextNumber(group: string, width: number, line: string, at: number): { number: number; end: number } | undefined {
  const [written, other = '', digits = ''] = matchAt(MARKED, line, at) ?? matchAt(BARE, line, at) ?? [];
  if (written === undefined || digits.length !== width || (other !== '' && other !== group)) return undefined;
  return { number: Number(digits), end: at + written.length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
