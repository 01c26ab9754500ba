import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The products with a translation, by the service's name. */
const PRODUCTS: Readonly<Record<string, MessageDescriptor>> = {
  'Title loan': msg`Title loan`,
  'Installment loan': msg`Installment loan`,
  'Personal loan': msg`Personal loan`,
};

/** A product in the customer's language; an unknown one by the service's name. Spec: I18N-005. */
export function productText(i18n: I18n, name: string): string {
  const known = Object.hasOwn(PRODUCTS, name) ? PRODUCTS[name] : undefined;
  return known ? i18n._(known) : name;
}
