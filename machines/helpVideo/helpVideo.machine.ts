import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { openPage } from '../../services/actors/openPage.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './helpVideo.rules.ts';
import type { HelpVideoContext, HelpVideoInput } from './helpVideo.rules.ts';
import { helpVideoWords } from './helpVideo.words.ts';

export type HelpVideoEvent =
  /** Also again, after it opened or failed. */
  { type: 'video.chosen' };

const helpVideoSetup = setup({
  types: {} as { input: HelpVideoInput; context: HelpVideoContext; events: HelpVideoEvent; tags: 'busy' },
  actors: { getVideo: call('GET /videoUrl', { attempts: 2 }), openPage },
  guards: {
    mayOpen: (_, answer: Answer<'GET /videoUrl'>) => rules.videoPage(answer) !== null,
    wasOpened: (_, opened: boolean) => opened,
  },
});

/** The customer can choose it, for the first time or again. */
const offered = helpVideoSetup.createStateConfig({
  on: { 'video.chosen': { target: 'finding', actions: assign({ failure: null }) } },
});

/**
 * A help video of the lender, in a tab of its own. Its address is read when the customer chooses it; while it is on its way, a second press does
 * nothing. A browser may block a tab that opens after a pause: then the customer opens the page by a plain link. Any flow can invoke it.
 * Spec: calls §7 "GET /videoUrl" (CALL-063), §8 "Browser" (ERR-021, ERR-032).
 */
export const helpVideoMachine = helpVideoSetup.createMachine({
  id: 'helpVideo',
  meta: helpVideoWords,
  context: ({ input }) => ({ ...input, address: null, failure: null }),
  initial: 'offered',
  states: {
    offered,
    finding: {
      tags: 'busy',
      invoke: {
        id: 'getVideo',
        src: 'getVideo',
        input: ({ context: { videoKey } }) => ({ videoKey }),
        onDone: [
          {
            guard: { type: 'mayOpen', params: ({ event }) => event.output },
            target: 'opening',
            actions: assign({ address: ({ event }) => rules.videoPage(event.output) }),
          },
          { target: 'forbidden' },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureIn(event) }) },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: rules.pageAsk,
        onDone: [{ guard: { type: 'wasOpened', params: ({ event }) => event.output }, target: 'opened' }, { target: 'blocked' }],
        onError: 'blocked',
      },
    },
    opened: offered,
    // the screen has the page as a plain link
    blocked: offered,
    // the address is none that the installation allows
    forbidden: offered,
    failed: offered,
  },
});
