import { sessionMachine } from '../../session/session.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann } from '../people/people.ts';
import { once } from '../once.ts';

/** Everything that can happen to a session, from sign-in to its end. */
export const sessionWalk = once(() =>
  explore(sessionMachine, {
    starts: { 'nobody is signed in': {} },
    events: {
      'Ann signs in': { type: 'session.began', profileId: 'ann' },
      'Sam enters by a link': { type: 'session.began', profileId: 'sam' },
      'Ann chooses Sign out': { type: 'signOut.requested', reason: 'sideBarButton' },
      'the idle limit is reached': { type: 'signOut.requested', reason: 'sessionTimeout' },
    },
    answers: {
      watchSession: {
        'the tokens expire soon': { says: { type: 'session.ageing' } },
        'the session has ended': { says: { type: 'session.ended', reason: 'invalidSession' } },
        'Ann signed out in another tab': { says: { type: 'session.ended', reason: 'signedOutElsewhere' } },
      },
      refreshSession: { renewed: { done: ann }, 'no network': { fails: new ApiError({ kind: 'offline', call: 'refresh' }) } },
      endSession: {
        'the service answers': { done: undefined },
        'the service cannot be reached': { fails: new ApiError({ kind: 'unknown', call: 'PUT /deviceKeyAuth' }) },
      },
    },
    // a refresh does not block the customer
    background: ['refreshSession'],
  }),
);
