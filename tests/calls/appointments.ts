import { expect } from 'vitest';
import type { Ask } from '../../services/contract/index.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

const timeZone = 'America/New_York';

/** The last half hour that the store of the person's loan still has. */
async function wish(world: World, place = 1): Promise<Ask<'POST /schedappointment'>> {
  const { storeId, loanHeader } = await world.loan(place);
  const { slots } = await world.answer('GET /appointmentslots', { storeId, timeZone });
  const slot = slots.at(-1);
  if (!slot) throw new Error(`store ${storeId} has no half hour left`);
  return { storeId, loanHdr: loanHeader, appointmentDate: slot.appointmentDate, timeZone, appointmentType: 'payment' };
}

export const appointments: Samples<'GET /appointmentTimes' | 'GET /appointmentslots' | 'POST /schedappointment' | 'GET /schedappointment'> =
  {
    'GET /appointmentTimes': {
      as: 'ann',
      ask: async (world) => ({ storeId: (await world.loan()).storeId, numberOfDays: 14, excludeWeekends: true }),
      holds: ({ days }) => {
        expect(days.length).toBeGreaterThan(6);
        expect(days.map(({ date }) => new Date(date).getUTCDay()).filter((day) => day === 0 || day === 6)).toEqual([]);
      },
      refused: [
        { title: 'of a store that there is not', ask: () => ({ storeId: '99999', numberOfDays: 14, excludeWeekends: true }), status: 404 },
      ],
      bad: { numberOfDays: 0 },
      mine: [],
    },
    'GET /appointmentslots': {
      as: 'ann',
      ask: async (world) => ({ storeId: (await world.loan()).storeId, timeZone }),
      holds: ({ slots }) => expect(slots.length).toBeGreaterThan(50),
      refused: [{ title: 'of a store that there is not', ask: () => ({ storeId: '99999', timeZone }), status: 404 }],
      bad: { timeZone: 'Texas' },
      mine: [],
    },
    'POST /schedappointment': {
      as: 'ann',
      ask: (world) => wish(world),
      holds: async (made, world) =>
        expect((await world.answer('GET /schedappointment', { timeZone })).appointments.map(({ id }) => id)).toContain(made.id),
      refused: [
        {
          title: 'on a night',
          ask: async (world) => ({ ...(await wish(world)), appointmentDate: '2999-01-01T03:00:00.000Z' }),
          status: 422,
          text: 'The store takes no appointments at this time.',
        },
        {
          title: 'a second one for the same loan',
          ask: async (world) => {
            await world.answer('POST /schedappointment', await wish(world, 2));
            return wish(world, 2);
          },
          status: 409,
          text: 'You have an appointment for this loan already. Move it instead.',
        },
      ],
      bad: { appointmentType: 'lunch' },
      mine: ['loanHdr'],
      moves: 'something',
    },
    'GET /schedappointment': {
      as: 'ann',
      ask: () => ({ timeZone }),
      bad: { timeZone: 'Mars/Olympus' },
      mine: [],
    },
  };
