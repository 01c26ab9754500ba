import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { cardFormMachine } from './cardForm.machine.ts';
import type { CardField } from './cardForm.rules.ts';

/** What AddPaymentMethod shows of the form. Spec: portal §2 "AddPaymentMethod", §5 "Card add". */
export type CardFormView = {
  /** opening: no form that listens yet · shown · checking: the vault looks at what was typed · saving · unavailable: no form to be had */
  phase: 'opening' | 'shown' | 'checking' | 'saving' | 'unavailable';
  formUrl: string;
  height: number;
  save: boolean;
  /** Guests are not asked: their card is never kept. */
  maySave: boolean;
  /** What the vault found wrong: the card form marks them itself, the summary names them. */
  fields: readonly CardField[];
  /** "Please confirm card information is entered correctly" (ERR-009). */
  tokenMissing: boolean;
  /** Kinds and codes of ERR-005 to ERR-012. */
  failure: Failure | null;
};

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
