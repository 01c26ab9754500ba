/** The way to a person from a dead end, as charts and screens know it. */
export type { CaseRequest, Help, HelpLine } from '../../services/contract/help.ts';
