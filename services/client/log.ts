import { redact } from './redact.ts';

/** One line of the log. Bodies of calls are in it only where a lower environment switches them on (`logBodies` of the configuration). Spec: calls §7 (HDR-010, CONF-025). */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogLine = { at: number; level: LogLevel; event: string; facts: unknown };
export type LogSink = (line: LogLine) => void;

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

let sink: LogSink = () => {};
let lowest: LogLevel = 'info'; // Spec: portal §9 "Log level default info" (CONST-038)

/** Where lines go: the console in development, a collector in production. Without a sink nothing is logged anywhere. */
export function setLog(to: LogSink, level: LogLevel = 'info'): void {
  sink = to;
  setLogLevel(level);
}

/** Lines below this level are not written. */
export function setLogLevel(level: LogLevel): void {
  lowest = level;
}

/** Writes one line. Every fact passes the redactor, so that no caller can forget it. A failing sink never disturbs the page. */
export function log(level: LogLevel, event: string, facts: unknown = {}): void {
  if (ORDER.indexOf(level) < ORDER.indexOf(lowest)) return;
  try {
    sink({ at: Date.now(), level, event: String(redact(event)), facts: redact(facts) });
  } catch {
    // a log has no fallback
  }
}
