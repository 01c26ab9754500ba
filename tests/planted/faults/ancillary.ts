import { inChart, type Fault } from '../fault.ts';

const ancillary = inChart('ancillary');

export const ancillaryFaults: readonly Fault[] = [
  ancillary(
    'everything that is offered is chosen in advance',
    'ancillary/ancillary.setup.ts',
    'assign({ offer: (_, offer: Offer) => offer })',
    'assign((_, offer: Offer) => ({ offer, chosen: offer.products.map(({ productId }) => productId) }))',
  ),
  ancillary(
    'what is required looks like a choice',
    'ancillary/ancillary.view.ts',
    '!product.required && chosen.includes(product.productId)',
    'chosen.includes(product.productId)',
  ),
  ancillary(
    'what is required is left out',
    'ancillary/ancillary.rules.ts',
    'required || chosen.includes(productId)',
    'chosen.includes(productId) && !required',
  ),
  ancillary(
    'the customer may choose what is required',
    'ancillary/ancillary.rules.ts',
    'productId === id && !required',
    'productId === id || required',
  ),
  ancillary(
    'the price is that of one product',
    'ancillary/ancillary.rules.ts',
    '(sum, { price }) => sum + price',
    '(sum, { price }) => Math.max(sum, price)',
  ),
  ancillary(
    'a renewal that needs the store goes on',
    'ancillary/ancillary.machine.ts',
    "            { guard: 'needsStore', target: 'missing' },\n",
    '',
  ),
  ancillary(
    'an appointment is offered where the lender offers none',
    'ancillary/ancillary.rules.ts',
    'needsStore(context) && context.offer?.showAppointmentLink === true',
    'needsStore(context)',
  ),
  ancillary(
    'nothing is an empty screen',
    'ancillary/ancillary.machine.ts',
    "            { guard: 'isEmpty', target: '#ancillary.closed', actions: { type: 'keepEnding', params: 'chosen' } },\n",
    '',
  ),
  ancillary(
    'products are sold without a confirmation',
    'ancillary/ancillary.machine.ts',
    "              { guard: 'mayConfirm', target: '#AncillaryProductsConfirm' },\n",
    '',
  ),
  ancillary('the box may stay empty', 'ancillary/ancillary.rules.ts', "agreed || offer?.confirmText === ''", 'agreed || offer !== null'),
  ancillary(
    'what the lender refuses is confirmed',
    'ancillary/confirm.states.ts',
    "          { guard: { type: 'isRefused', params: ({ event }) => failureIn(event) }, target: 'refused', actions: 'keepFailure' },\n",
    '',
  ),
  ancillary(
    'without the figures the renewal stops',
    'ancillary/confirm.states.ts',
    "{ target: 'reading', actions: 'keepFailure' }",
    "{ target: 'refused', actions: 'keepFailure' }",
  ),
  ancillary(
    'the figures are those without the products',
    'ancillary/ancillary.rules.ts',
    'ancillaryProductIds: [...soldIds(context)],',
    'ancillaryProductIds: [],',
  ),
  ancillary(
    'the products are those of the old loan',
    'ancillary/ancillary.rules.ts',
    '  productId,\n  storeId: loan.storeId,',
    '  productId: loan.loanId,\n  storeId: loan.storeId,',
  ),
  ancillary(
    'the choice is lost on the way back',
    'ancillary/ancillary.setup.ts',
    'dropTerms: assign({ terms: null, failure: null, boxIsMissing: false })',
    'dropTerms: assign({ terms: null, failure: null, boxIsMissing: false, chosen: [] })',
  ),
  ancillary(
    'what is sold is priced without the cash',
    'ancillary/ancillary.rules.ts',
    '(cash > 0 ? { disbursement: toMoneyText(cash) } : {})',
    '({})',
  ),
];
