import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OfferKind } from '../../../../machines/offers/offers.rules.ts';

/** What the three kinds of offers are called, and what their amount is. Spec: portal §3 "Offer" (PROD-024). */
export const OFFER_TITLE: Readonly<Record<OfferKind, MessageDescriptor>> = {
  settlement: msg`Settlement offer`,
  appraisal: msg`Loan after your appraisal`,
  widget: msg`New loan offer`,
};

export const AMOUNT_LABEL: Readonly<Record<OfferKind, MessageDescriptor>> = {
  settlement: msg`Settles this loan`,
  appraisal: msg`Borrow up to`,
  widget: msg`You may qualify for up to`,
};
