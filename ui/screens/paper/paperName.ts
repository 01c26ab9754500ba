import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The documents that the portal can name in every language, by the name the service gives them. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'Loan agreement': msg`Loan agreement`,
  'Your loan is paid in full': msg`Your loan is paid in full`,
  'Receipt for your payment': msg`Receipt for your payment`,
  'Authorization of an online payment': msg`Authorization of an online payment`,
};

const OF_A_MONTH = /^Statement of [A-Z][a-z]+ \d{4}$/;

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "October 2026" */
export function monthText(day: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(`${locale}-US`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A document in the customer's language, by its name and its day (YYYY-MM-DD); one that is not known here as the service calls it. Spec: I18N-005. */
export function usePaperName(): (paper: { name: string; day: string }) => string {
  const { t, i18n } = useLingui();
  return ({ name, day }) => {
    const month = monthText(day, i18n.locale);
    if (OF_A_MONTH.test(name)) return t`Statement of ${month}`;
    const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
    return known ? i18n._(known) : name;
  };
}
