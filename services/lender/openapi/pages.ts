import type { Hono } from 'hono';
import { browsePage } from './browse.ts';
import { openApi } from './openapi.ts';

/** The contract to read and to try, and as a document that tools read. `server`: the path that all calls begin with. */
export type ContractPages = { browse: () => Hono; document: (server: string) => Promise<object> };

export const contractPages: ContractPages = { browse: browsePage, document: openApi };
