import { fromCallback } from 'xstate';
import { api } from '../client/api.ts';
import type { LookUpOrdered, LookUpReport } from './events.ts';

/**
 * What the first 8 digits of a card show, each time that they change, nothing without them; the digits are passed on and kept nowhere. A look-up that fails reports nothing:
 * the card can be saved without it. Spec: calls §5 "Card lookup" (CALL-085, RULE-030, CONF-033).
 */
export const lookUpCard = fromCallback<LookUpOrdered>(({ sendBack, receive }) => {
  let asking: AbortController | null = null;
  const report = (event: LookUpReport) => sendBack(event);
  receive(({ cardBin }) => {
    asking?.abort();
    report({ type: 'card.recognized', kind: null }); // not that of another card
    if (cardBin === '') return;
    const now = new AbortController();
    asking = now;
    api('POST /cardLookup', { cardBin }, { signal: now.signal }).then(
      (kind) => !now.signal.aborted && report({ type: 'card.recognized', kind }),
      () => undefined,
    );
  });
  return () => asking?.abort();
});
