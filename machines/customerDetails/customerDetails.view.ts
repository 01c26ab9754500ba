import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { AddressSearchView } from '../addressSearch/addressSearch.view.ts';
import type { Problems, Typed } from './customerDetails.fields.ts';
import { homeOnFile, type Asked } from './customerDetails.forms.ts';
import type { customerDetailsMachine } from './customerDetails.machine.ts';
import * as rules from './customerDetails.rules.ts';
import type { CustomerDetailsContext, DetailsPurpose } from './customerDetails.rules.ts';

type Snapshot = SnapshotFrom<typeof customerDetailsMachine>;
type Options = Answer<'GET /demographicReference'>['options'];

/** What CustomerDetails shows. Spec: portal §2 "CustomerDetails" (ROUTE-078). */
export type CustomerDetailsView = {
  screen: 'CustomerDetails';
  purpose: DetailsPurpose;
  busy: boolean;
  phase: 'loading' | 'failed' | 'filling';
  sending: boolean;
  /** What the form asks for. */
  asked: Asked;
  /** What may be chosen; "I do not wish to say" is always among it. */
  options: Options;
  /** The address on file, on one line, for a spouse who lives there; empty when it is typed here or not known. */
  homeOnFile: string;
  /** The register of the Military Lending Act lists the customer (10 USC 987). */
  isCovered: boolean;
  /** The customer's own details are saved, and the spouse's are not. */
  isHalfSaved: boolean;
  /** The first values of the fields, and what the address search filled in since. */
  values: Typed;
  filled: Typed;
  problems: Problems;
  search: AddressSearchView;
  states: CustomerDetailsContext['states'];
  storePhone: string;
  failure: Failure | null;
};

/** Every question can be declined, also where the lender's list leaves that out. */
const declinable = <Option extends string>(options: readonly Option[]): (Option | 'notSaid')[] => [
  ...options.filter((option) => option !== 'notSaid'),
  'notSaid',
];

function optionsOf({ needs }: CustomerDetailsContext): CustomerDetailsView['options'] {
  return { race: declinable(needs?.options.race ?? []), gender: declinable(needs?.options.gender ?? []) };
}

function homeText({ customer }: CustomerDetailsContext): string {
  const home = customer && homeOnFile(customer);
  return home ? [home.line1, home.line2, home.city, `${home.state} ${home.zip}`].filter((part) => part !== '').join(', ') : '';
}

function phaseOf(at: Snapshot): CustomerDetailsView['phase'] {
  if (at.matches({ details: 'failed' })) return 'failed';
  return at.matches({ details: 'filling' }) || at.matches({ details: 'sending' }) ? 'filling' : 'loading';
}

export function customerDetailsView(at: Snapshot): CustomerDetailsView {
  const { context } = at;
  const { purpose, typed: values, filled, problems, search, states, failure, sent, loan } = context;
  return {
    screen: 'CustomerDetails',
    purpose,
    busy: at.hasTag('busy'),
    phase: phaseOf(at),
    sending: at.matches({ details: 'sending' }),
    asked: rules.askedIn(context),
    options: optionsOf(context),
    homeOnFile: homeText(context),
    isCovered: context.military?.coveredBorrower ?? false,
    isHalfSaved: sent.includes('customer') && !sent.includes('spouse'),
    values,
    filled,
    problems,
    search,
    states,
    storePhone: loan.storePhoneNumber,
    failure,
  };
}
