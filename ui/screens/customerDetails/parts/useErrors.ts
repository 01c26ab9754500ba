import { useLingui } from '@lingui/react/macro';
import type { FieldName, Problems } from '../../../../machines/customerDetails/customerDetails.fields.ts';
import type { LineProblem } from '../../../../machines/kit/addressLines.ts';
import type { FieldError } from '../../../kit/Form.tsx';
import { addressErrors, useHomeTexts, type AddressTexts } from '../../address/addressErrors.ts';

/** The fields that are no line of an address and can be wrong, in the order of the form: before and after the spouse's address. */
const BEFORE = ['phone', 'spouse.firstName', 'spouse.lastName', 'livesAt'] as const satisfies readonly FieldName[];
const AFTER = ['feet', 'pounds'] as const satisfies readonly FieldName[];
type Other = (typeof BEFORE)[number] | (typeof AFTER)[number];

/** What is wrong with the form, in its order. */
export function useErrors(problems: Problems): FieldError[] {
  const { t } = useLingui();
  const texts: Record<Other, Record<LineProblem, string>> = {
    phone: {
      required: t`Enter your phone number.`,
      invalid: t`Enter a 10-digit phone number, like 512-555-0100. The area code starts with 2 to 9.`,
    },
    'spouse.firstName': {
      required: t`Enter your spouse’s first name.`,
      invalid: t`Enter your spouse’s first name with letters, spaces, apostrophes and hyphens only.`,
    },
    'spouse.lastName': {
      required: t`Enter your spouse’s last name.`,
      invalid: t`Enter your spouse’s last name with letters, spaces, apostrophes and hyphens only.`,
    },
    livesAt: { required: t`Choose where your spouse lives.`, invalid: t`Choose where your spouse lives.` },
    feet: {
      required: t`Enter your height in feet and inches, or choose “I do not wish to say”.`,
      invalid: t`Enter a height from 3 to 8 feet, with 0 to 11 inches, or choose “I do not wish to say”.`,
    },
    pounds: {
      required: t`Enter your weight in pounds, or choose “I do not wish to say”.`,
      invalid: t`Enter a weight from 50 to 700 pounds, or choose “I do not wish to say”.`,
    },
  };
  const [home, spouse] = [useHomeTexts(), useSpouseTexts()];
  const error = (field: Other): FieldError[] => {
    const problem = problems[field];
    return problem ? [{ field, text: texts[field][problem] }] : [];
  };
  return [
    ...addressErrors('home', problems, home),
    ...BEFORE.flatMap(error),
    ...addressErrors('spouse', problems, spouse),
    ...AFTER.flatMap(error),
  ];
}

function useSpouseTexts(): AddressTexts {
  const { t } = useLingui();
  return {
    line1: {
      required: t`Enter your spouse’s street address.`,
      invalid: t`Shorten your spouse’s street address to 100 characters.`,
    },
    line2: { required: '', invalid: t`Shorten your spouse’s apartment to 100 characters.` },
    city: { required: t`Enter your spouse’s city.`, invalid: t`Shorten the city of your spouse’s home to 100 characters.` },
    state: {
      required: t`Choose your spouse’s state.`,
      invalid: t`Enter your spouse’s state as two letters, like TX.`,
    },
    zip: {
      required: t`Enter your spouse’s ZIP code.`,
      invalid: t`Enter your spouse’s ZIP code with 5 digits.`,
    },
  };
}
