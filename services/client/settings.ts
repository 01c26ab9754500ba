import { DEFAULT_SETTINGS, type Settings } from '../contract/settings.ts';
import { emitter } from './emitter.ts';
import { log, setLogLevel } from './log.ts';

let current = DEFAULT_SETTINGS;
const changes = emitter<Settings>();

/** The published settings; the defaults until the service has answered. Read them where they act, not when a module loads. */
export const settings = (): Settings => current;
export const onSettings = changes.listen;

/** The published values act from now on. A wrong one is logged by its name; its default acts. Spec: portal §9; OPEN-029. */
export function applySettings(published: Settings & { wrong?: readonly string[] }): void {
  if (published === current) return;
  current = published;
  setLogLevel(published.logLevel);
  for (const name of published.wrong ?? []) log('warn', 'wrong setting', { name });
  changes.emit(published);
}
