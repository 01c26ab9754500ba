import type { Person } from './person.ts';

export const zoe: Person = {
  name: 'zoe',
  fullName: 'Zoe Bergstrom',
  about: 'no loans at all: a new profile that can link an account',
  can: ['sign in'],
  signIn: 'yes',
  customerOf: {},
  loans: [],
  cards: [],
};
