import type { SigningType } from '../../services/contract/enums.ts';
import type { Ask } from '../../services/contract/index.ts';
import { until } from './until.ts';
import { NotHere, PORTAL, type Loan, type World } from './world.ts';

/** What the papers of a refinance depend on, as the payment has it. */
type Terms = Pick<Ask<'POST /payment'>, 'paymentAmount' | 'disbursementAmount' | 'migrateProduct' | 'ancillaryProductIds'>;

/** The request for the papers of this refinance. */
export const papersOf = (world: World, loan: Loan, terms: Terms): Ask<'GET /documents'> => ({
  loanId: loan.loanId,
  storeId: loan.storeId,
  productId: (terms.migrateProduct ? loan.disburseProductMigration?.newProductId : undefined) ?? loan.productId,
  suretyBond: loan.suretyBond,
  disclosureType: 'refinance',
  migrateProduct: terms.migrateProduct,
  isAddon: false,
  isAlternatesTurn: false,
  isAutoPay: false,
  customerName: world.person,
  amount: terms.paymentAmount,
  disbursement: terms.disbursementAmount,
  ancillaryProductIds: terms.ancillaryProductIds,
});

/** Reads and acknowledges the papers of exactly this refinance. Must they be signed, too? */
export async function acknowledge(world: World, loan: Loan, terms: Terms): Promise<boolean> {
  const { documents, signatureRequired } = await world.answer('GET /documents', papersOf(world, loan, terms));
  await world.answer('POST /disclosureacknowledgement', {
    accountNumber: loan.loanId,
    storeId: loan.storeId,
    disclosureType: 'refinance',
    loanBrand: loan.brand,
    disclosureAck: readBy(world, documents, loan.lmsId),
  });
  return signatureRequired;
}

/** That the person has read these papers. */
export const readBy = (world: World, papers: readonly { documentId: string; sha256: string }[], lmsId?: string) => ({
  cognitoId: world.claims.sub,
  disclosures: papers.map(({ documentId, sha256 }) => ({ documentId, sha256 })),
  borrowerInfo: {
    customerId: world.customerId(lmsId),
    profileId: world.claims.sub,
    name: 'A Customer',
    username: 'customer@example.com',
    initials: 'AC',
    date: '2026-11-27',
  },
});

/** Signs on the sandbox's signing page, and waits until it is recorded. Throws NotHere without the sandbox. */
export async function sign(
  world: World,
  { loanId, lmsId }: Pick<Loan, 'loanId' | 'lmsId'>,
  signingType: SigningType = 'refinance',
): Promise<void> {
  if (!world.line.sandbox) throw new NotHere('papers can be signed in the sandbox only');
  const wanted = { loanId, lmsId, signingType };
  const redirectUrl = `${world.line.portal ?? PORTAL}/TitleMax/Accounts`;
  const { signingUrl } = await world.answer('POST /loanSigning', {
    ...wanted,
    customerId: world.customerId(lmsId),
    iframe: true,
    redirectUrl,
  });
  const page = String((await world.line.ask('GET', signingUrl)).body);
  const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const name = /Type your name, ([^,]+), to sign/.exec(page)?.[1] ?? '';
  const form = new URLSearchParams({ session, act: 'sign', read: 'yes', name }).toString();
  await world.line.ask('POST', signingUrl, form, { 'content-type': 'application/x-www-form-urlencoded' });
  await until(world, 'the signature is not recorded yet', async () => {
    const status = await world.answer('GET /loanSigning', wanted);
    return status.pending ? undefined : status;
  });
}

/** The customer is in the state of the store, and tells it where the state wants that. */
export async function locate(world: World, { loanId, lmsId, storeId, localStoreState }: Loan): Promise<void> {
  const place = { loanId, lmsId, storeId, stateAbbreviation: localStoreState, transactionType: '1' };
  const { restricted } = await world.answer('GET /refiallowedstatus', place);
  if (restricted) await world.answer('POST /refiallowedstatus', { ...place, utcTime: new Date().toISOString(), didConsent: true });
}

/** All that a refinance needs before it is paid: the location, and its papers acknowledged and, if needed, signed. */
export async function agree(world: World, loan: Loan, terms: Terms): Promise<void> {
  await locate(world, loan);
  if (await acknowledge(world, loan, terms)) await sign(world, loan);
}
