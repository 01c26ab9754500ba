import { assign, sendTo, setup } from 'xstate';
import { watchVault } from '../../services/actors/cardForm.ts';
import { lookUpCard } from '../../services/actors/cardLookUp.ts';
import { openCardForm } from '../../services/actors/cardFormKey.ts';
import type { LookUpReport, VaultReport } from '../../services/actors/events.ts';
import { addCard } from '../../services/actors/guestCards.ts';
import type { VaultMessage } from '../../services/contract/cards.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './addCard.rules.ts';
import type { AddCardContext, AddCardEvent, AddCardInput, AddCardOutcome, OpenedForm } from './addCard.rules.ts';

/** What the chart can do; the chart itself is in addCard.machine.ts. */
export const addCardSetup = setup({
  types: {} as {
    input: AddCardInput;
    context: AddCardContext;
    events: AddCardEvent | VaultReport | LookUpReport;
    output: AddCardOutcome;
    tags: 'busy';
  },
  actors: { openCardForm, watchVault, lookUpCard, postCard: addCard },
  guards: {
    maySave: ({ context }) => context.maySave,
    hasForm: (_, form: OpenedForm) => form !== null,
    isReady: (_, { type }: VaultMessage) => type === 'card.ready',
    isNumbered: ({ context }, { type }: VaultMessage) => type === 'card.numbered' && rules.looksUp(context),
    isTokenized: (_, { type }: VaultMessage) => type === 'card.tokenized',
    isRefused: (_, { type }: VaultMessage) => type === 'card.refused',
  },
  actions: {
    lookUp: sendTo('lookUpCard', (_, message: VaultMessage) => ({
      type: 'lookUp.ordered',
      cardBin: (message.type === 'card.numbered' && message.cardBin) || '',
    })),
    keepForm: assign((_, form: OpenedForm) => rules.opened(form)),
    keepReported: assign((_, message: VaultMessage) => rules.reported(message)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event), bridgeToken: '' }),
    forgetProblems: assign({ failure: null, fields: [], tokenMissing: false }),
  },
  delays: { vaultPatience: rules.VAULT_PATIENCE_MS },
});
