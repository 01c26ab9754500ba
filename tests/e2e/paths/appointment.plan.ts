import { appointmentView } from '../../../machines/appointment/appointment.view.ts';
import { answers, HALF_PAST_NINE, OTHER, OWN, type S } from './appointment.starts.ts';
import { heldCall } from './kit/answers.ts';
import { silent, type Plan } from './kit/plan.ts';

const isForSwitch = ({ context }: S) => context.appointmentType === 'productSwitch';

/** The store that the page has in its cache. Without a draft the first store of a story is that of the loan. */
function knownStore({ context: { store, storeOfAppointment, appointmentType } }: S, asked: string): string | null {
  const isLoaded = [store, storeOfAppointment].some((one) => one?.storeInfo.id === asked);
  if (!isLoaded && !(asked === OWN && store !== null && appointmentType === 'payment')) return null;
  if (asked === OWN) return 'Austin';
  return asked === OTHER ? 'El Paso' : 'the store elsewhere';
}

const view = (at: S) => (at.status === 'active' ? appointmentView(at) : null);
/** Another press does nothing while the form is busy. */
const canChoose = (at: S) => at.matches({ screen: 'choosing' });
const mayLeave = (at: S) => ['unknown', 'notOffered', 'booked'].includes(view(at)?.state ?? '');

/** How Ann's steps on Appointment are done in the browser. */
export const appointmentPlan: Plan<S> = {
  actors: {
    getAccounts: heldCall('GET /accounts', answers.getAccounts, (at: S) => (at.context.loan ? 'her loans' : null)),
    readTimeZone: { itself: 'a device in Chicago' },
    readDraft: (at) => ({ itself: isForSwitch(at) ? 'a move to El Paso' : 'nothing' }),
    keepDraft: silent,
    helpVideo: silent,
    getAppointments: heldCall('GET /schedappointment', answers.getAppointments),
    openStore: heldCall('GET /store', answers.openStore, (at) => knownStore(at, at.context.appointment?.storeId ?? at.context.atStore)),
    getStore: heldCall('GET /store', answers.getStore, (at) => knownStore(at, at.context.atStore)),
    getTimes: heldCall('GET /appointmentTimes', answers.getTimes),
    getSlots: heldCall('GET /appointmentslots', answers.getSlots),
    makeAppointment: heldCall('POST /schedappointment', answers.makeAppointment),
    checkAppointments: heldCall('GET /schedappointment', answers.checkAppointments),
  },
  presses: {
    'chooses the store in El Paso': {
      offered: (at) => at.context.atStore !== OTHER && view(at)?.stores.some(({ storeId }) => storeId === OTHER) === true,
      press: ({ main }) => main.locator(`input[name="store"][value="${OTHER}"]`).click(),
    },
    'chooses Monday': {
      offered: (at) => canChoose(at) && at.context.day === '2026-11-27',
      press: ({ main }) => main.locator('input[name="day"]').nth(1).click(),
    },
    'chooses 9:30': {
      offered: (at) => canChoose(at) && at.context.day === '2026-11-27' && at.context.at === '',
      press: ({ main }) => main.locator(`input[name="time"][value="${HALF_PAST_NINE}"]`).click(),
    },
    confirms: { offered: canChoose, press: ({ primary }) => primary.click() },
    'wants another time': {
      offered: (at) => at.matches({ screen: 'booked' }) && view(at)?.mayMove === true,
      press: ({ main }) => main.locator('.actions .button-secondary').click(),
    },
    'keeps the appointment': {
      offered: (at) => view(at)?.state === 'choosing' && at.context.appointment !== null,
      press: ({ main }) => main.locator('.form-actions .button-quiet').click(),
    },
    'tries again': {
      offered: (at) => at.matches({ screen: 'failed' }),
      press: ({ main }) => main.locator('.notice-actions .button').click(),
    },
    'goes back': { offered: mayLeave, press: ({ primary }) => primary.click() },
  },
  // the flow has two addresses, for one state: that of a plain appointment leads here from the other one
  address: (at) =>
    isForSwitch(at) ? { path: '/TitleMax/Accounts/title/Appointment' } : { undriven: 'an address that is shown already asks for nothing' },
  shows: (at) => {
    if (at.status === 'done') return { screen: 'AccountDetails' };
    return { screen: isForSwitch(at) ? 'ProductSwitchAppointment' : 'Appointment', busy: at.hasTag('busy') };
  },
};
