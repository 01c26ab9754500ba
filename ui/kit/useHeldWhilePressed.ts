import { useState, useSyncExternalStore } from 'react';

let pressed = false;

/** Calls back when a press begins and ends. The click comes after the release and still belongs to the press. */
function watch(onChange: () => void): () => void {
  const say = (now: boolean) => {
    pressed = now;
    onChange();
  };
  const press = () => say(true);
  const release = () => void setTimeout(() => say(false));
  const releases = ['pointerup', 'pointercancel', 'blur'] as const;
  addEventListener('pointerdown', press, true);
  for (const type of releases) addEventListener(type, release);
  return () => {
    pressed = false;
    removeEventListener('pointerdown', press, true);
    for (const type of releases) removeEventListener(type, release);
  };
}

/** The value from before a press, until the press ends: a target that moves under the finger would lose the press. */
export function useHeldWhilePressed<T>(value: T): T {
  const isPressed = useSyncExternalStore(
    watch,
    () => pressed,
    () => false,
  );
  const [held, setHeld] = useState(value);
  if (!isPressed && held !== value) setHeld(value);
  return isPressed ? held : value;
}
