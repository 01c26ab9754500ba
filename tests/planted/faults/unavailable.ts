import { inChart, type Fault } from '../fault.ts';

const unavailable = inChart('unavailable');

export const unavailableFaults: readonly Fault[] = [
  unavailable(
    'a request without a state is sent',
    'unavailable/unavailable.rules.ts',
    "...(STATE.test(state) ? [] : ['state' as const]),",
    '',
  ),
  unavailable(
    'a malformed email is sent',
    'unavailable/unavailable.rules.ts',
    "...(error ? [error === 'required' ? ('contactMissing' as const) : ('contactInvalid' as const)] : []),",
    '',
  ),
  unavailable(
    'what was typed before a reload is lost',
    'unavailable/unavailable.rules.ts',
    "form: draft && (draft.contact !== '' || draft.state !== '') ? draft : {",
    'form: draft === undefined ? draft : {',
  ),
  unavailable(
    'a failed request counts as accepted',
    'unavailable/unavailable.machine.ts',
    "onError: { target: 'filling', actions",
    "onError: { target: 'requested', actions",
  ),
  unavailable(
    'a failed request shows no reason',
    'unavailable/unavailable.machine.ts',
    "onError: { target: 'filling', actions: assign({ failure: ({ event }) => failureIn(event) }) },\n",
    "onError: 'filling',\n",
  ),
  unavailable(
    'without the list of states there is no form',
    'unavailable/unavailable.machine.ts',
    "onError: 'filling', // two letters can be typed",
    "onError: 'requested',",
  ),
  unavailable('the screen cannot be left', 'unavailable/unavailable.machine.ts', "on: { 'flow.left': '.closed' },", 'on: {},'),
];
