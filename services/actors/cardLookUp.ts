import { fromCallback } from 'xstate';
import { api } from '../client/api.ts';
import type { LookUpOrdered, LookUpTold } from './events.ts';

/**
 * What the first 8 digits of a card tell, each time that they change; the digits are passed on and kept nowhere. A look-up that fails tells nothing:
 * the card can be saved without it. Spec: calls §5 "Card lookup" (CALL-085, RULE-030, CONF-033).
 */
export const lookUpCard = fromCallback<LookUpOrdered>(({ sendBack, receive }) => {
  let asking: AbortController | null = null;
  const tell = (told: LookUpTold) => sendBack(told);
  receive(({ cardBin }) => {
    asking?.abort();
    const now = new AbortController();
    asking = now;
    tell({ type: 'card.recognized', kind: null }); // not that of another card
    api('POST /cardLookup', { cardBin }, { signal: now.signal }).then(
      (kind) => !now.signal.aborted && tell({ type: 'card.recognized', kind }),
      () => undefined,
    );
  });
  return () => asking?.abort();
});
