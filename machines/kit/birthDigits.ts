import { isDay } from '../../services/contract/dates.ts';

/** Month, day, year separated by a slash, hyphen or dot -> YYYYMMDD; null when there is no such day. Spec: portal §5 (RULE-011, FLOW-LINK-02). */
export function birthDigits(text: string): string | null {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const [month = '', day = '', year = ''] = parts.slice(1);
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')];
  return isDay(iso.join('-')) ? iso.join('') : null;
}
