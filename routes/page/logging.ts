import { setLog } from '../../services/client/log.ts';

/** Lines go to the browser's console; the redactor has been over them. Spec: portal §9 "log level info". */
export function startLog(): void {
  setLog(({ level, event, facts }) => {
    console[level](event, facts);
  });
}
