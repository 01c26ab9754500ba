/** The processor of the card that is typed into a form. */
export const PROCESSORS = `
alter table card_form add column processor text not null default 'BridgePay';
`;
