/** A refused move of money has a job, too: its key stays refused. It has no intent. */
export const REFUSALS = `
drop index job_of_intent;
create unique index job_of_intent on job (loan_id, intent_id) where state not in ('declined', 'abandoned', 'refused');
`;
