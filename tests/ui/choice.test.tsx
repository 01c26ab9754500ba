// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assign, createActor, setup, type AnyActorRef } from 'xstate';
import { Choice, ChoiceList } from '../../ui/kit/Choice.tsx';
import { afterPaint } from '../../ui/kit/afterPaint.ts';
import { useSnapshot } from '../../ui/screens/useSnapshot.ts';
import { stage, withoutAct } from './stage.tsx';

type DayEvent = { type: 'day.chosen'; day: string } | { type: 'appointment.confirmed' };

/** Days of an appointment. While it is sent, no other day is chosen. */
const booking = setup({ types: {} as { context: { day: string }; events: DayEvent } }).createMachine({
  id: 'booking',
  context: { day: 'Monday' },
  initial: 'choosing',
  states: {
    choosing: { on: { 'day.chosen': { actions: assign({ day: ({ event }) => event.day }) }, 'appointment.confirmed': 'sending' } },
    sending: {},
  },
});

function Days({ actor }: { actor: AnyActorRef }) {
  const { context } = useSnapshot<{ context: { day: string } }>(actor);
  return (
    <>
      <ChoiceList name="day" label="Day" chosen={context.day} onChoose={(day) => afterPaint(() => actor.send({ type: 'day.chosen', day }))}>
        <Choice value="Monday" title="Monday" />
        <Choice value="Tuesday" title="Tuesday" />
      </ChoiceList>
      <p>{context.day}</p>
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function daysOf(actor: ReturnType<typeof createActor<typeof booking>>) {
  const { container } = stage(<Days actor={actor} />);
  const radios = [...container.querySelectorAll('input')];
  const chosen = () => radios.filter(({ checked }) => checked).map(({ value }) => value);
  return { press: (day: string) => radios.find(({ value }) => value === day)?.click(), chosen };
}
/** The frame with the pressed choice is painted; then its chart has handled it. */
const paint = () => act(async () => vi.advanceTimersByTime(50));

test('the browser checks the pressed choice before the chart handles it, and never unchecks it in between', async () => {
  const actor = createActor(booking).start();
  const { press, chosen } = daysOf(actor);
  await withoutAct(async () => {
    press('Tuesday');
    expect(chosen()).toEqual(['Tuesday']);
    expect(actor.getSnapshot().context.day).toBe('Monday');
    await Promise.resolve();
    expect(chosen()).toEqual(['Tuesday']);
  });
  await paint();
  expect(actor.getSnapshot().context.day).toBe('Tuesday');
  expect(chosen()).toEqual(['Tuesday']);
});

test('a choice that the chart does not take goes back to the one that counts', async () => {
  const actor = createActor(booking).start();
  const { press, chosen } = daysOf(actor);
  act(() => actor.send({ type: 'appointment.confirmed' }));
  press('Tuesday');
  await paint();
  expect(actor.getSnapshot().context.day).toBe('Monday');
  expect(chosen()).toEqual(['Monday']);
});
