// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { assign, createActor, setup, type AnyActorRef } from 'xstate';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { useSnapshot } from '../../ui/screens/useSnapshot.ts';
import { stage, withoutAct } from './stage.tsx';

type FormEvent = { type: 'save.toggled'; save: boolean } | { type: 'form.sent' };

const form = setup({ types: {} as { context: { save: boolean }; events: FormEvent } }).createMachine({
  id: 'form',
  context: { save: false },
  initial: 'editing',
  states: {
    editing: { on: { 'save.toggled': { actions: assign({ save: ({ event }) => event.save }) }, 'form.sent': 'sent' } },
    sent: {},
  },
});

function Form({ actor }: { actor: AnyActorRef }) {
  const { value, context } = useSnapshot<{ value: string; context: { save: boolean } }>(actor);
  return (
    <>
      <Checkbox name="save" label="Save" checked={context.save} onToggle={(save) => actor.send({ type: 'save.toggled', save })} />
      <p>{value}</p>
    </>
  );
}

test('a checkbox of the chart is checked right after the press, and is never unchecked in between', async () => {
  const { field } = stage(<Form actor={createActor(form).start()} />);
  await withoutAct(async () => {
    const box = field('save');
    const seen: boolean[] = [];
    const watching = new MutationObserver(() => seen.push(box.checked));
    watching.observe(box, { attributes: true });
    box.click();
    expect(box.checked).toBe(true);
    await Promise.resolve();
    expect(box.checked).toBe(true);
    expect(seen).not.toContain(false);
    watching.disconnect();
  });
});

test('another state is rendered, too', () => {
  const actor = createActor(form).start();
  const { text } = stage(<Form actor={actor} />);
  act(() => actor.send({ type: 'form.sent' }));
  expect(text()).toBe('Savesent');
});
