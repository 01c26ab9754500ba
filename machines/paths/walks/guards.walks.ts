import { UNMATCHED } from '../../kit/places.ts';
import { guardsMachine } from '../../guards/guards.machine.ts';
import type { GuardsInput } from '../../guards/guards.types.ts';
import {
  CONTACT_US,
  HOME,
  LOGIN,
  TERMS_CONSENT,
  TRUSTED_DEVICE,
  accountDetails,
  dashboard,
  payment,
  termsConditions,
} from '../../kit/places.ts';
import type { Target } from '../../kit/target.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann, gus, sam, tess, zoe } from '../people/people.ts';
import { once } from '../once.ts';

/** A visitor at the start page. */
export const nobody: GuardsInput = {
  target: LOGIN,
  person: null,
  locks: [],
  previousBrand: null,
  known: { brands: [], availableProviders: [] },
};
/** An address without a screen. */
export const unknown = (name: string): Target => ({ flow: 'app', screen: UNMATCHED, params: { name }, search: {} });
export const gusPays = payment('TitleMax', '4711');
/** A deep link to a loan. */
export const link = (search: Target['search'], target = gusPays): Target => ({
  ...target,
  search: { profileId: gus.profileId, ...search },
});
export const signed = { signature: 's1', expiration: '1780000000', path: '', guest: 'true' };
const failed = (kind: Failure['kind'], code = '') => ({ fails: new ApiError({ kind, code, call: 'POST /signatureAuth', texts: ['No.'] }) });

/** Has not agreed to the terms yet (OPEN-003). */
const newZoe = { ...zoe, termsPending: true };

/** Everyone who may open an address, and every response of the service about them. */
export const guardsWalk = once(() =>
  explore(guardsMachine, {
    starts: {
      'a visitor opens the start page': nobody,
      'a visitor opens the start page after signing out': { ...nobody, target: { ...LOGIN, search: { signedOut: 'true' } } },
      'a visitor opens an unknown path': { ...nobody, target: unknown('Nowhere') },
      'a visitor opens a loan': { ...nobody, target: accountDetails('TitleMax', '1') },
      'a visitor asks for help': { ...nobody, target: CONTACT_US },
      'a visitor whose brands are all closed': { ...nobody, known: { brands: ['TitleMax'], availableProviders: [] } },
      'Ann opens the start page': { ...nobody, person: ann },
      'Ann opens a bare Dashboard after a TitleMax screen': {
        ...nobody,
        person: ann,
        target: unknown('Dashboard'),
        previousBrand: 'TitleMax',
      },
      'Ann opens an unknown path after a TitleMax screen': {
        ...nobody,
        person: ann,
        target: unknown('Nowhere'),
        previousBrand: 'TitleMax',
      },
      'Tess, whose device is new, opens the start page': { ...nobody, person: tess },
      'Tess, whose device is new, opens Home': { ...nobody, person: tess, target: HOME },
      'Tess opens the device check': { ...nobody, person: tess, target: TRUSTED_DEVICE },
      'Ann, whose device is known, opens the device check': { ...nobody, person: ann, target: TRUSTED_DEVICE },
      'Ann opens a closed brand': { ...nobody, person: { ...ann, availableProviders: ['TitleMax'] }, target: dashboard('InstaLoan') },
      'Ann opens her own link': { ...nobody, person: ann, target: link({ profileId: ann.profileId, ...signed }) },
      'Ann opens a link of Sam': { ...nobody, person: ann, target: link({ profileId: sam.profileId, ...signed }) },
      'Gus opens a signed link with flowLock': { ...nobody, target: link({ ...signed, flowLock: 'true' }) },
      'Gus opens a signed link without flowLock': { ...nobody, target: link(signed) },
      'Ann opens a link for her remembered device': { ...nobody, target: link({ profileId: ann.profileId }) },
      'Gus, on his loan, opens a newer link': { ...nobody, person: gus, target: link({ profileId: 'guest-2', ...signed }) },
      'Gus types the address of a Dashboard': { ...nobody, person: gus, locks: ['payment'], target: dashboard('TitleMax') },
      'Ann types the root in a tab locked to a payment': { ...nobody, person: ann, locks: ['payment'] },
      'Ann, in a tab locked to a payment, opens it while the brand is closed': {
        ...nobody,
        person: { ...ann, availableProviders: [] },
        locks: ['payment'],
        target: gusPays,
      },
      'a visitor opens Home in a tab that is still locked to a payment': { ...nobody, locks: ['payment'], target: HOME },
      'Zoe, who has not agreed to the terms, has just signed in': { ...nobody, person: newZoe },
      'Zoe, who has not agreed to the terms, opens a closed brand': { ...nobody, person: newZoe, target: dashboard('InstaLoan') },
      'Zoe, who has not agreed to the terms, opens her accounts': { ...nobody, person: newZoe, target: HOME },
      'Zoe, who has not agreed to the terms, reads them': { ...nobody, person: newZoe, target: TERMS_CONSENT },
      'Zoe, who has not agreed to the terms, asks for help': { ...nobody, person: newZoe, target: CONTACT_US },
      'Zoe, in a tab locked to a payment, has to agree first': { ...nobody, person: newZoe, locks: ['payment'], target: TERMS_CONSENT },
      'Ann, who has agreed, opens the terms again': { ...nobody, person: ann, target: TERMS_CONSENT },
      'Gus reads the terms of the brand': { ...nobody, person: gus, locks: ['payment'], target: termsConditions('TitleMax') },
    },
    answers: {
      enterByLink: {
        'it is valid': { done: gus },
        'it has expired': failed('refused', 'InvalidSignatureException'),
        'no network': failed('offline'),
        'the password must be reset': failed('refused', 'PasswordResetRequiredException'),
      },
      enterByDevice: {
        'the device is known': { done: ann },
        'the device is not known': failed('refused', 'DeviceKeyNotFound'),
        'no usable answer': failed('unknown'),
        'the password must be reset': failed('refused', 'PasswordResetRequiredException'),
      },
      lockFlow: { 'the tab is locked': { done: ['payment'] }, 'storage fails': { fails: new Error('no storage') } },
      unlockFlows: { 'the tab is unlocked': { done: undefined }, 'storage fails': { fails: new Error('no storage') } },
      askServiceStatus: {
        open: { done: { available: true, message: '' } },
        closed: { done: { available: false, message: 'Back at noon.' } },
        'no network': failed('offline'),
      },
    },
    outcomes: ['enter', 'login', 'secureAccount', 'signOut', 'maintenance', 'noNetwork', 'otherProfile', 'guestEnds', 'detour'],
  }),
);
