/** What a device is called by its browser, when it came, and when somebody last signed in on it. */
export const DEVICES = `
alter table device add column user_agent text not null default '';
alter table device add column created_at bigint not null default 0;
alter table device add column last_used_at bigint not null default 0;
`;
