import * as v from 'valibot';
import { VaultOrder, type VaultMessage } from '../../../services/contract/cards.ts';
import { digitsOf, problemsOf } from '../../../services/lender/vault/page/rules.ts';
import type { Vault } from '../../../services/lender/vault/vault.ts';
import { VAULT } from './wire.ts';

export const GOOD_CARD = { name: 'Gus Okafor', number: '4242424242424242', expiry: '12/30', cvv: '123', zip: '73301' };
export const DECLINED_CARD = { ...GOOD_CARD, number: '4000000000000002' };

const BIN_DIGITS = 8;
/** The form's current month; no card here expires before it. */
const MONTH = '2026-11';
/** px, any value. */
const HEIGHT = 400;

const Taken = v.object({ bridgeToken: v.string(), cardBin: v.string(), lastFour: v.string(), cardholderName: v.string() });
const Problems = v.object({ problems: v.record(v.string(), v.string()) });
const Fields = v.array(v.picklist(['name', 'number', 'expiry', 'cvv', 'zip']));

const isFrame = (given: object): given is HTMLIFrameElement => 'contentWindow' in given;

/** The hosted card form in its frame: exchanges messages with the page, and calls the real vault. `type` fills it in. */
export function hostedForm(vault: Vault, formUrl: string, page: EventTarget) {
  const key = new URL(formUrl).searchParams.get('key') ?? '';
  let session = '';
  let reported: string | undefined;
  let typed: typeof GOOD_CARD = { name: '', number: '', expiry: '', cvv: '', zip: '' };
  const contentWindow = {
    postMessage: (order: unknown) => {
      const command = v.parse(VaultOrder, order);
      if (command.type === 'card.submit') submit(command.nonce).catch((error: unknown) => reportError(error));
    },
  };
  const element: object = { contentWindow };
  if (!isFrame(element)) throw new Error('the stand-in for the frame has no window');
  const send = (data: VaultMessage) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin: VAULT, source: contentWindow }));

  async function submit(nonce: string): Promise<void> {
    const answer = await vault.fetch(new Request(`${VAULT}/tokenize`, { method: 'POST', body: JSON.stringify({ key, ...typed }) }));
    const body: unknown = await answer.json();
    if (answer.status === 410) send({ type: 'card.refused', nonce, fields: ['form'] });
    else if (answer.ok) send({ type: 'card.tokenized', nonce, ...v.parse(Taken, body) });
    else send({ type: 'card.refused', nonce, fields: v.parse(Fields, Object.keys(v.parse(Problems, body).problems)) });
  }

  /** The form's page has loaded. */
  async function arrive(): Promise<void> {
    const html = await (await vault.fetch(new Request(formUrl))).text();
    session = /data-nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    send({ type: 'card.ready', nonce: session, height: HEIGHT });
    report();
  }
  /** A complete number is reported by its first 8 digits, another one without them. */
  function report(): void {
    const isComplete = problemsOf(typed, MONTH).number === undefined;
    const cardBin = isComplete ? digitsOf(typed.number).slice(0, BIN_DIGITS) : undefined;
    if (session !== '' && cardBin !== reported) send({ type: 'card.numbered', nonce: session, cardBin: (reported = cardBin) });
  }
  arrive().catch((error: unknown) => reportError(error));

  return {
    element,
    type: (card: typeof GOOD_CARD) => {
      typed = card;
      report();
    },
  };
}
export type HostedForm = ReturnType<typeof hostedForm>;
