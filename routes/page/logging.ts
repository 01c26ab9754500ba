import { setLog } from '../../services/client/log.ts';

/** Writes redacted lines to the browser's console. Spec: portal §9 "log level info". */
export function startLog(): void {
  setLog(({ level, event, facts }) => {
    console[level](event, facts);
  });
}
