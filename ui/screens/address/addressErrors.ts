import { useLingui } from '@lingui/react/macro';
import type { AddressName } from '../../../machines/addressSearch/addressSearch.machine.ts';
import { LINES, lineOf, type LineName, type LineProblem } from '../../../machines/kit/addressLines.ts';
import type { FieldError } from '../../kit/Form.tsx';

/** An instruction for each problem of each line. */
export type AddressTexts = Record<LineName, Record<LineProblem, string>>;

/** The errors of an address, in the order of its lines. */
export const addressErrors = <const Name extends AddressName>(
  name: Name,
  problems: Readonly<Partial<Record<`${Name}.${LineName}`, LineProblem>>>,
  texts: AddressTexts,
): FieldError[] =>
  LINES.flatMap((line) => {
    const problem = problems[lineOf(name, line)];
    return problem ? [{ field: lineOf(name, line), text: texts[line][problem] }] : [];
  });

/** The texts for a home address. */
export function useHomeTexts(): AddressTexts {
  const { t } = useLingui();
  return {
    line1: {
      required: t`Enter your home street address.`,
      invalid: t`Shorten your home street address to 100 characters.`,
    },
    line2: { required: '', invalid: t`Shorten your home apartment to 100 characters.` },
    city: { required: t`Enter your home city.`, invalid: t`Shorten the city of your home to 100 characters.` },
    state: { required: t`Choose your home state.`, invalid: t`Enter your home state as two letters, like TX.` },
    zip: { required: t`Enter your home ZIP code.`, invalid: t`Enter your home ZIP code with 5 digits.` },
  };
}
