import { useLingui } from '@lingui/react/macro';
import type { Problem } from '../../../../machines/linkAccount/linkAccount.types.ts';
import type { FieldError } from '../../../kit/Form.tsx';

/** The errors of a form, as instructions at their fields. Spec: portal §5 (RULE-003, -007, -009, -011), "Messages" (ERR-042). */
export function useErrors(problems: readonly Problem[]): FieldError[] {
  const { t } = useLingui();
  const texts: Readonly<Record<Problem, FieldError>> = {
    loanNumberWrong: { field: 'loanNumber', text: t`Enter the loan number as it is on your documents, like 10101-2020001-1` },
    loanNumberOrSsn: { field: 'loanNumber', text: t`Enter your loan number or your Social Security number` },
    loanNumberNeeded: { field: 'loanNumber', text: t`You have more than one account. Enter the number of the loan.` },
    ssnWrong: { field: 'ssn', text: t`Enter all nine digits of your Social Security number, or leave it empty` },
    dateOfBirthMissing: { field: 'dateOfBirth', text: t`Enter your date of birth` },
    dateOfBirthWrong: { field: 'dateOfBirth', text: t`That date doesn’t exist. Enter month, day and year, like 09/28/1980` },
    phoneMissing: { field: 'phone', text: t`Enter the phone number we have on file` },
    phoneWrong: { field: 'phone', text: t`Enter a phone number with area code, like 512-555-0120` },
    usernameMissing: { field: 'username', text: t`Email or Phone Number is required` },
    usernameWrong: { field: 'username', text: t`Invalid Email or Phone Number` },
    passwordMissing: { field: 'password', text: t`Password is required` },
  };
  return problems.map((problem) => texts[problem]);
}
