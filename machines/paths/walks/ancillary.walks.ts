import { ApiError } from '../../../services/contract/error.ts';
import { ancillaryMachine } from '../../ancillary/ancillary.machine.ts';
import type { AncillaryInput, Offer } from '../../ancillary/ancillary.rules.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { titleLoan } from '../people/loans.ts';
import { ann, settings } from '../people/people.ts';

const ROADSIDE = {
  productId: 'roadside',
  name: 'Roadside assistance',
  description: 'Towing, a jump start or a spare tire, day and night, for a year.',
  price: 4_900,
  required: false,
};
const INSPECTION = {
  productId: 'inspection',
  name: 'Vehicle inspection',
  description: 'A look at the vehicle before a larger loan.',
  price: 2_500,
  required: true,
};
const CONFIRM_TEXT = 'I have read what each product does and what it costs.';
const OTHER_PRODUCTS = 'These products do not belong to this loan. Start again from the amount.';

const offers = (over: Partial<Offer>): { done: Offer } => ({
  done: { products: [], confirmText: CONFIRM_TEXT, missingProducts: [], showAppointmentLink: false, ...over },
});
const lost = (call: string) => ({ fails: new ApiError({ kind: 'unknown', call }) });
const refused = (call: string, text: string) => ({ fails: new ApiError({ kind: 'refused', call, status: 422, texts: [text] }) });

/** Ann pays $214.55 with a renewal of her title loan. */
export const annRenews: AncillaryInput = {
  person: ann,
  settings,
  loan: titleLoan,
  amount: 21_455,
  cash: 0,
  productId: titleLoan.productId,
  migrateProduct: false,
  chosen: [],
};

const terms = {
  productName: 'Title loan',
  newLoanAmount: 166_655,
  annualRate: 98,
  payments: 12,
  everyDays: 30,
  eachPayment: 21_999,
  firstPaymentOn: '2026-12-27',
  allPayments: 263_988,
};

/** Everything that can happen while Ann chooses what goes with her renewal. */
export const ancillaryWalk = once(() =>
  explore(ancillaryMachine, {
    starts: {
      'Ann has chosen nothing yet': annRenews,
      'Ann comes back with what she chose before': { ...annRenews, chosen: ['roadside', 'inspection', 'gone'] },
    },
    events: {
      'checks roadside assistance': { type: 'product.chosen', productId: 'roadside', chosen: true },
      'unchecks it': { type: 'product.chosen', productId: 'roadside', chosen: false },
      'unchecks what is required': { type: 'product.chosen', productId: 'inspection', chosen: false },
      'checks what is not offered': { type: 'product.chosen', productId: 'none', chosen: true },
      continues: { type: 'products.confirmed' },
      'confirms with the box': { type: 'confirm.submitted', agreed: true },
      'confirms without the box': { type: 'confirm.submitted', agreed: false },
      'changes the choice': { type: 'choice.changeChosen' },
      'wants an appointment': { type: 'appointment.chosen' },
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      getProducts: {
        'roadside assistance': offers({ products: [ROADSIDE] }),
        'roadside assistance, and an inspection is required': offers({ products: [ROADSIDE, INSPECTION] }),
        'roadside assistance without a text to confirm': offers({ products: [ROADSIDE], confirmText: '' }),
        nothing: offers({ confirmText: '' }),
        'the inspection is missing': offers({
          products: [ROADSIDE, INSPECTION],
          missingProducts: ['Vehicle inspection'],
          showAppointmentLink: true,
        }),
        'the store must be called': offers({ missingProducts: ['Switch in the store'] }),
        'the lender refuses it': refused('GET /ancillaryProducts', OTHER_PRODUCTS),
        'no answer': lost('GET /ancillaryProducts'),
      },
      getTerms: {
        'the new loan': { done: { documents: [], signatureRequired: true, terms } },
        'documents without figures': { done: { documents: [], signatureRequired: true } },
        'the lender refuses it': refused('GET /documents', OTHER_PRODUCTS),
        'no answer': lost('GET /documents'),
      },
    },
    params: [{ brand: 'TitleMax', loanId: 'title' }],
    refused: ['unchecks what is required', 'checks what is not offered'],
    sees: ({ context: { chosen, offer, terms: known, boxIsMissing, failure, ending } }) => [
      chosen.toSorted(),
      offer?.products.length,
      offer?.missingProducts,
      offer?.confirmText,
      known !== null,
      boxIsMissing,
      failure?.kind,
      ending,
    ],
    outcomes: ['chosen', 'left', 'appointmentChosen'],
  }),
);
