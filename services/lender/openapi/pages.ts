import type { Hono } from 'hono';
import { browsePage } from './browse.ts';
import { openApi } from './openapi.ts';

/** The contract as a page and as an OpenAPI document. `server`: the base path of all calls. */
export type ContractPages = { browse: () => Hono; document: (server: string) => Promise<object> };

export const contractPages: ContractPages = { browse: browsePage, document: openApi };
