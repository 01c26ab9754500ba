import type { SnapshotFrom } from 'xstate';
import type { CardKind } from '../../services/contract/cards.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { addCardMachine } from './addCard.machine.ts';
import type { AddCardInput, CardField, FlowDetails } from './addCard.rules.ts';

type Snapshot = SnapshotFrom<typeof addCardMachine>;

/** What AddPaymentMethod shows. Spec: portal §2 "AddPaymentMethod", §5 "Card add". */
export type AddCardView = FlowDetails & {
  screen: 'AddPaymentMethod';
  /** What the specification calls the screen in this flow. */
  name: string;
  purpose: AddCardInput['purpose'];
  busy: boolean;
  /** opening: the form is not ready for input · entering: the form takes input · checking: the vault checks what was typed · saving · unavailable: the form did not come · noForm: the processor has no form */
  phase: 'opening' | 'entering' | 'checking' | 'saving' | 'unavailable' | 'noForm';
  formUrl: string;
  height: number;
  save: boolean;
  /** The customer decides whether the card is saved; a guest does not. */
  maySave: boolean;
  hasOthers: boolean;
  /** The customer came to save a card: nothing is paid with it now. */
  onlySaves: boolean;
  /** What the card in the form is, and can do; null while nothing is known. */
  kind: CardKind | null;
  /** What the vault rejects: the form marks these fields, the summary lists them. */
  fields: readonly CardField[];
  /** "Please confirm card information is entered correctly" (ERR-009). */
  tokenMissing: boolean;
  /** Kinds and codes of ERR-005 to ERR-012. */
  failure: Failure | null;
};

export function addCardView(snapshot: Snapshot): AddCardView {
  const { details, purpose, formUrl, height, save, maySave, hasOthers, kind, fields, tokenMissing, failure } = snapshot.context;
  const onlySaves = save && !maySave;
  const form = { phase: phaseOf(snapshot), formUrl, height, save, maySave, onlySaves, hasOthers, kind, fields, tokenMissing, failure };
  return { ...details, ...form, screen: 'AddPaymentMethod', name: nameOf(snapshot), purpose, busy: snapshot.hasTag('busy') };
}

const nameOf = ({ context: { screenNames } }: Snapshot): string => screenNames?.['AddPaymentMethod'] ?? 'AddPaymentMethod';

function phaseOf(snapshot: Snapshot): AddCardView['phase'] {
  if (snapshot.matches({ card: 'opening' }) || snapshot.matches({ card: { open: 'loading' } })) return 'opening';
  if (snapshot.matches({ card: 'noForm' })) return 'noForm';
  if (snapshot.matches({ card: 'unavailable' })) return 'unavailable';
  if (snapshot.matches({ card: { open: 'entering' } })) return 'entering';
  return snapshot.matches({ card: { open: 'checking' } }) ? 'checking' : 'saving';
}
