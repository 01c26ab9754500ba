import { explore } from '../../../machines/paths/explorer.ts';
import type { Step } from '../../../machines/paths/explorer/world.ts';
import { storesMachine } from '../../../machines/stores/stores.machine.ts';
import { repliesOf } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';
import { storesPlan } from './stores.plan.ts';
import { answers, BACK, NEARBY, OWN, starts, type S } from './stores.starts.ts';

/** What the page has in its cache is not asked for again: no story opens a store or the numbers twice. */
function asksAnew({ context }: S, { label, event }: Step): boolean {
  if (label.startsWith('getStore: the store')) return label.endsWith(context.storeId);
  if (label === 'wants the phone numbers' || event['to'] === '#ContactUs') return context.contacts === null;
  return event['to'] !== '#StoreDetails' || (context.store === null && context.contacts !== null);
}

/** The stores chart with everything that can be done from outside the page. */
export const storesWalk = explore(storesMachine, {
  starts: Object.fromEntries(Object.entries(starts).map(([name, { input }]) => [name, input])),
  events: {
    'tries again': { type: 'retry.chosen' },
    'opens her store': { type: 'store.opened', brand: 'TitleMax', storeId: OWN },
    'opens the other store': { type: 'store.opened', brand: 'TitleMax', storeId: NEARBY },
    'wants the phone numbers': { type: 'contact.chosen' },
    'wants an appointment': { type: 'appointment.chosen', loanId: 'title' },
    'is done': { type: 'flow.left' },
  },
  answers: repliesOf(answers),
  params: [{ brand: 'TitleMax', storeId: BACK }],
  sees: ({ context: { brand, storeId, store, map, contacts, loans: known, failure, outcome } }) => [
    brand,
    storeId,
    store !== null,
    map !== '',
    contacts !== null,
    known !== null,
    failure?.kind,
    outcome.kind,
  ],
  happens: (at, step) => asksAnew(at, step) && whyNot(storesPlan, at, step) === null,
  outcomes: ['left', 'appointmentChosen'],
});
