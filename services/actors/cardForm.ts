import { fromCallback } from 'xstate';
import type { Processor } from '../contract/enums.ts';
import { CARD_FORMS } from './cardForms.ts';
import type { VaultOrdered, VaultTold } from './events.ts';

type Session = { processor: Processor; formUrl: string; nonce: string };

/** One session of the hosted card form: tells what the form says, passes on what the chart orders. Throws when `formUrl` is not the form's. Spec: OPEN-047, CONF-033. */
export const watchVault = fromCallback<VaultOrdered, Session>(({ input: { processor, formUrl, nonce }, sendBack, receive }) => {
  const form = CARD_FORMS[processor];
  if (!form?.isAddress(formUrl)) throw new Error(`the card form must come from the vault, not from ${formUrl.slice(0, 60)}`);
  const tell = (told: VaultTold) => sendBack(told);
  receive(({ order }) => form.tell(order));
  return form.hear(nonce, (message) => tell({ type: 'vault.said', message }));
});
