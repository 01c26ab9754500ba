import type { Control, LoanFacts } from './control.ts';
import type { Portal } from './portal.ts';

/** Gus opens a link and goes on with $40.00, to the form for his card. Returns his loan. */
export async function gusOpensCardForm(portal: Portal, lender: Control): Promise<LoanFacts> {
  const loan = await lender.loan('gus', 'TitleMax');
  await portal.page.goto(await lender.link(loan.loanId));
  await portal.settled('MakePayment');
  await portal.typeAmount('40');
  await portal.primary.click();
  await portal.settled('AddPaymentMethod');
  return loan;
}

/** Ann pays $20.00 on her loan with InstaLoan, and is to choose a card. Returns the loan. */
export async function annChoosesCard(portal: Portal, lender: Control): Promise<LoanFacts> {
  const loan = await lender.loan('ann', 'InstaLoan');
  await portal.withSession('ann@example.com');
  await portal.startPayment('InstaLoan', loan.loanId, '20');
  await portal.settled('SelectPaymentMethod');
  return loan;
}

/** She opens the form for another card than those that she has saved. */
export async function annOpensCardForm(portal: Portal, lender: Control): Promise<void> {
  await annChoosesCard(portal, lender);
  await portal.main.getByRole('button', { name: 'Use another card' }).click();
  await portal.settled('AddPaymentMethod');
}
