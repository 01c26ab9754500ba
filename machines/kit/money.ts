/** Why what was typed is no amount that can be paid. The words are the view's. */
export type AmountProblem = 'empty' | 'notANumber' | 'zero' | 'threeDecimals' | 'abovePayoff';

/** Digits with or without thousands separators, an optional dollar sign, an optional point with what follows. */
const NUMBER = /^\$?\s*(\d+|\d{1,3}(,\d{3})+)?(?:\.(\d*))?$/;

/** Cents of what a person typed ("1,234.5", "$20"), or why it is no amount. Spec: portal §5 "Currency" (RULE-015, RULE-016). */
export function readAmount(text: string): { cents: number } | { problem: Exclude<AmountProblem, 'abovePayoff'> } {
  const typed = text.trim();
  if (typed === '' || typed === '$') return { problem: 'empty' };
  const parts = NUMBER.exec(typed);
  const whole = parts?.[1] ?? '';
  const fraction = parts?.[3] ?? '';
  if (!parts || whole + fraction === '') return { problem: 'notANumber' };
  if (fraction.length > 2) return { problem: 'threeDecimals' };
  const cents = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return { problem: 'notANumber' };
  return cents === 0 ? { problem: 'zero' } : { cents };
}
