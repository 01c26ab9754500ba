import type { SnapshotFrom } from 'xstate';
import type { cardFormMachine } from './cardForm.machine.ts';
import type { CardFormView } from './cardForm.types.ts';

/** Before the form has said anything. */
export const NO_FORM: CardFormView = {
  phase: 'opening',
  formUrl: '',
  height: 0,
  save: false,
  maySave: true,
  fields: [],
  tokenMissing: false,
  failure: null,
};

export function cardFormView(snapshot: SnapshotFrom<typeof cardFormMachine>): CardFormView {
  const { formUrl, height, save, guestPayment, fields, tokenMissing, failure } = snapshot.context;
  return { phase: phaseOf(snapshot), formUrl, height, save, maySave: !guestPayment, fields, tokenMissing, failure };
}

function phaseOf(snapshot: SnapshotFrom<typeof cardFormMachine>): CardFormView['phase'] {
  if (snapshot.matches('opening') || snapshot.matches({ open: 'arriving' })) return 'opening';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('open')) return snapshot.hasTag('busy') ? 'checking' : 'shown';
  return 'saving';
}
