import type { AnyMachineSnapshot } from 'xstate';
import { NOT_AN_ACCOUNT } from '../../../services/actors/bank.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { NO_SEARCH } from '../../../machines/addressSearch/addressSearch.view.ts';
import { explore, type Walk } from '../../../machines/paths/explorer.ts';
import { addressSearchWalk, devicesWalk, militaryWalk } from '../../../machines/paths/walks/profile.walks.ts';
import type { Section, Typed } from '../../../machines/profile/profile.fields.ts';
import { profileMachine } from '../../../machines/profile/profile.machine.ts';
import type { ProfileEvent } from '../../../machines/profile/profile.rules.ts';
import { repliesOf } from './kit/answers.ts';
import { whyNot } from './kit/driven.ts';
import { profilePlan } from './profile.plan.ts';
import {
  AGREED,
  answers,
  FORMS,
  inputOf,
  ROUTING_NUMBER,
  SHORT_NUMBER_BANK,
  starts,
  TERMS_FAIL,
  valuesWith,
  type S,
} from './profile.starts.ts';

const opens = (section: Section): ProfileEvent => ({ type: 'section.opened', section });
const typed = (values: Typed): ProfileEvent => ({ type: 'form.typed', values });
const sent = (values: Typed, hasAccountNumber = false): ProfileEvent => ({ type: 'form.submitted', values, hasAccountNumber });
const sends = (section: keyof typeof FORMS, value: 'right' | 'wrong') => sent(valuesWith(section, FORMS[section][value]));
const sendsBank = (bankName: string) => sent({ routingNumber: ROUTING_NUMBER, bankName }, true);

/** A child in this state. */
function standing<S extends AnyMachineSnapshot>({ situations }: Walk<S>, state: string) {
  const found = situations.find(({ snapshot }) => snapshot.value === state);
  if (!found) throw new Error(`no child is ${state}`);
  return { shows: found.snapshot };
}

const drafts = Object.values(starts).flatMap(({ draft }) => (draft ? [draft] : []));

/** The call of the terms is over: after it nothing depends on the start. */
const hasAskedTerms = ({ context }: S) => context.terms !== null || context.termsFailed;

/** The profile's chart with everything that can be done from outside the page. */
export const profileWalk = explore(profileMachine, {
  starts: Object.fromEntries(Object.keys(starts).map((start) => [start, inputOf(start)])),
  events: {
    'says that a code is not hers, and does not lock': { type: 'device.notMineChosen', id: '' },
    'changes the military statement, and cancels': { type: 'military.changeChosen' },
    'links an account': { type: 'link.chosen' },
    'types an e-mail': typed(valuesWith('email', FORMS.email.right)),
    'types a phone': typed(valuesWith('phone', FORMS.phone.right)),
    'types a ZIP code': typed(valuesWith('addresses', FORMS.addresses.right)),
    'types a street': { type: 'search.typed', name: 'home', text: '9 Elm Road' },
    'chooses text messages': typed({ preference: 'Text' }),
    'types the name of a bank': typed({ routingNumber: '', bankName: 'Juniper Valley Bank' }),
    'sends no e-mail': sends('email', 'wrong'),
    'sends half an address': sends('addresses', 'wrong'),
    'sends no bank account': sent({ routingNumber: '', bankName: '' }),
    'types a whole routing number': typed({ routingNumber: ROUTING_NUMBER, bankName: '' }),
    'deletes a digit': typed({ routingNumber: ROUTING_NUMBER.slice(1), bankName: '' }),
    'sends an e-mail': sends('email', 'right'),
    'sends a phone': sends('phone', 'right'),
    'sends an address': sends('addresses', 'right'),
    'chooses and sends text messages': sent({ preference: 'Text' }),
    'sends a bank account with three digits': sendsBank(SHORT_NUMBER_BANK),
    'sends a bank account': sendsBank('Juniper Valley Bank'),
    cancels: { type: 'form.cancelled' },
    'changes the e-mail': opens('email'),
    'changes the phone': opens('phone'),
    'changes the addresses': opens('addresses'),
    'changes how she gets messages': opens('preferences'),
    'adds a bank account': opens('bank'),
    'reads the Experian disclosure again': { type: 'paper.chosen', paper: 'experian' },
    'chooses another sign-in e-mail': { type: 'login.changeChosen', of: 'email' },
    'tries again': { type: 'retry.chosen' },
  },
  answers: {
    ...repliesOf(answers),
    saveBank: {
      ...repliesOf(answers)['saveBank'],
      'it is no account number': { fails: new ApiError({ kind: 'invalid', code: NOT_AN_ACCOUNT, call: 'POST /bankInfo' }) },
    },
    readDraft: {
      nothing: { done: null },
      ...Object.fromEntries(drafts.map((draft) => [`of the section ${draft.section}`, { done: draft }])),
    },
    getTerms: { 'Ann agreed to them': AGREED.reply, fails: TERMS_FAIL.reply },
    devices: { 'they are listed': standing(devicesWalk(), 'viewing') },
    military: { 'it is known': standing(militaryWalk(), 'viewing') },
    addressSearch: { 'it is ready': standing(addressSearchWalk(), 'closed') },
    keepDraft: {},
  },
  sees: (at) => {
    const { devices, military, states, search, typed: values, failure, mayBeSaved, outcome, person } = at.context;
    return [
      hasAskedTerms(at) ? '' : person.profileId,
      devices.phase,
      military.phase,
      states !== null,
      search === NO_SEARCH,
      values.routingNumber,
      values.bankName === SHORT_NUMBER_BANK,
      failure?.kind,
      mayBeSaved,
      outcome.kind,
    ];
  },
  happens: (at, step) => whyNot(profilePlan, at, step) === null,
});
