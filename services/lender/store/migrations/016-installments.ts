/** The amount of each payment that falls due is named as in the rest of the code. */
export const INSTALLMENTS = `
alter table loan rename column instalment_cents to installment_cents;
`;
