/** Jobs of several kinds: each says what it is when it is asked for. */
export const JOBS = `
create index job_of_profile on job (profile_id, kind);
`;
