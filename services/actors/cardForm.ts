import { fromCallback } from 'xstate';
import type { Processor } from '../contract/enums.ts';
import { CARD_FORMS } from './cardForms.ts';
import type { VaultOrdered, VaultReport } from './events.ts';

type Session = { processor: Processor; formUrl: string; nonce: string };

/** One session of the hosted card form: reports what the form says, passes on what the chart orders. Throws when `formUrl` is not the form's. Spec: OPEN-047, CONF-033. */
export const watchVault = fromCallback<VaultOrdered, Session>(({ input: { processor, formUrl, nonce }, sendBack, receive }) => {
  const form = CARD_FORMS[processor];
  if (!form?.isAddress(formUrl)) throw new Error(`the card form must come from the vault, not from ${formUrl.slice(0, 60)}`);
  const report = (event: VaultReport) => sendBack(event);
  receive(({ order }) => form.send(order));
  return form.listen(nonce, (message) => report({ type: 'vault.reported', message }));
});
