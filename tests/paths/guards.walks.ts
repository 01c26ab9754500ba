import { UNMATCHED } from '../../machines/app.types.ts';
import { guardsMachine } from '../../machines/guards/guards.machine.ts';
import type { GuardsInput } from '../../machines/guards/guards.types.ts';
import { CONTACT_US, LOGIN, accountDetails, dashboard, payment } from '../../machines/kit/places.ts';
import type { Target } from '../../machines/kit/target.ts';
import { ApiError, type Failure } from '../../services/contract/error.ts';
import { explore } from '../kit/explorer.ts';
import { ann, gus, sam } from '../kit/people.ts';
import { once } from './once.ts';

/** A visitor at the front door. */
export const nobody: GuardsInput = {
  target: LOGIN,
  person: null,
  locks: [],
  previousBrand: null,
  known: { brands: [], availableProviders: [] },
};
/** An address that no screen has. */
export const unknown = (name: string): Target => ({ flow: 'app', screen: UNMATCHED, params: { name }, search: {} });
export const gusPays = payment('TitleMax', '4711');
/** A deep link to a loan. */
export const link = (search: Target['search'], target = gusPays): Target => ({
  ...target,
  search: { profileId: gus.profileId, ...search },
});
export const signed = { signature: 's1', expiration: '1780000000', path: '', guest: 'true' };
const failed = (kind: Failure['kind'], code = '') => ({ fails: new ApiError({ kind, code, call: 'POST /signatureAuth', texts: ['No.'] }) });

/** Everybody who may ask for a place, and every answer to what is asked about them. */
export const guardsWalk = once(() =>
  explore(guardsMachine, {
    starts: {
      'a visitor opens the front door': nobody,
      'a visitor opens the front door after signing out': { ...nobody, target: { ...LOGIN, search: { signedOut: 'true' } } },
      'a visitor opens an unknown path': { ...nobody, target: unknown('Nowhere') },
      'a visitor opens a loan': { ...nobody, target: accountDetails('TitleMax', '1') },
      'a visitor asks for help': { ...nobody, target: CONTACT_US },
      'a visitor whose brands are all closed': { ...nobody, known: { brands: ['TitleMax'], availableProviders: [] } },
      'Ann opens the front door': { ...nobody, person: ann },
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
      'Ann opens a closed brand': { ...nobody, person: { ...ann, availableProviders: ['TitleMax'] }, target: dashboard('InstaLoan') },
      'Ann opens a link of her own': { ...nobody, person: ann, target: link({ profileId: ann.profileId, ...signed }) },
      'Ann opens a link of Sam': { ...nobody, person: ann, target: link({ profileId: sam.profileId, ...signed }) },
      'Gus opens a signed link with flowLock': { ...nobody, target: link({ ...signed, flowLock: 'true' }) },
      'Gus opens a signed link without flowLock': { ...nobody, target: link(signed) },
      'Ann opens a link for her remembered device': { ...nobody, target: link({ profileId: ann.profileId }) },
      'Gus types the address of a Dashboard': { ...nobody, person: gus, locks: ['payment'], target: dashboard('TitleMax') },
    },
    answers: {
      enterByLink: {
        'it is good': { done: gus },
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
      askServiceStatus: {
        open: { done: { available: true, message: '' } },
        closed: { done: { available: false, message: 'Back at noon.' } },
        'no network': failed('offline'),
      },
    },
    outcomes: ['enter', 'login', 'secureAccount', 'signOut', 'maintenance', 'noNetwork', 'otherProfile'],
  }),
);
