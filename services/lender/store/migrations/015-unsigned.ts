/** A new loan that waits for its signature. Loans that an older lender made and that are not signed wait, too. */
export const UNSIGNED = `
alter table loan add column unsigned_application_id text;
update loan set unsigned_application_id = origination.application_id from origination
where origination.new_loan_id = loan.loan_id and not exists (
  select 1 from signing where signing.loan_id = loan.loan_id and signing.signing_type = 'origination' and signing.status = 'signing_complete'
);
`;
