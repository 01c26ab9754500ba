export type { Person } from '../../services/contract/session.ts';
export type { Settings } from '../../services/contract/settings.ts';
