import { expect } from 'vitest';
import type { Samples } from './sample.ts';

export const configuration: Samples<'GET /configsettings' | 'GET /serviceStatus' | 'GET /contacts' | 'GET /lmsReferenceId'> = {
  'GET /configsettings': {
    as: 'nobody',
    ask: () => ({}),
    holds: (settings) => expect(settings).not.toHaveProperty('wrong'), // every published value fits its schema
    mine: [],
  },
  'GET /serviceStatus': { as: 'nobody', ask: () => ({}), holds: ({ available }) => expect(available).toBe(true), mine: [] },
  'GET /contacts': { as: 'nobody', ask: () => ({}), mine: [] },
  'GET /lmsReferenceId': {
    as: 'nobody',
    ask: () => ({}),
    holds: ({ referenceIds }) => expect(referenceIds.NLS).not.toBe(referenceIds.TLXe),
    mine: [],
  },
};
