import { useState, useSyncExternalStore } from 'react';

let pressed = false;

/** Tells when a press begins and when it is over. The click comes after the release: it still belongs to the press. */
function watch(tell: () => void): () => void {
  const say = (now: boolean) => {
    pressed = now;
    tell();
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

/** The value as it was when a press began, until it is over: what moves from under a finger takes its press away. */
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
