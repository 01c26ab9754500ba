import { api } from './api.ts';
import { claimsOf } from './claims.ts';
import { log } from './log.ts';
import { onTelemetry, type TelemetryEvent } from './telemetry.ts';
import { readTokens } from './tokens.ts';

/** What marketing may know of how the portal is used; the service drops everything else as well. */
export type Habits = { language: string; appVersion: string; isPwa: boolean };

/** The signed-in customer's e-mail address. Null for a guest and without an address: then no marketing call is made (CONF-032). */
function emailHere(): string | null {
  const tokens = readTokens();
  if (!tokens) return null;
  const { email, guest_loan_id } = claimsOf(tokens.idToken);
  return email !== '' && guest_loan_id === '' ? email : null;
}

/** Runs in the background; only the log records a failure. */
function quietly(work: () => Promise<unknown> | null): void {
  const failed = () => log('info', 'marketing failed');
  try {
    work()?.catch(failed);
  } catch {
    failed();
  }
}

/** Nobody writes to a customer who only turned back. */
const isNews = ({ event, facts }: TelemetryEvent): boolean => event === 'flow ended' && facts['outcome'] !== 'left';

/**
 * Sends e-mail marketing what a customer has done: habits at sign-in, and how each flow ended. Never blocks anything.
 * Spec: calls §7 "Marketing" (ANL-002, CONF-032).
 */
export function startMarketing(habits: () => Habits): { languageChanged: () => void; stop: () => void } {
  const stop = onTelemetry((event) => {
    quietly(() => {
      const email = emailHere();
      if (email === null) return null;
      if (event.event === 'signed in') return api('POST /iterableProfile', { email, dataFields: habits() });
      if (!isNews(event)) return null;
      const { flow, outcome, brand } = event.facts;
      return api('POST /iterableEvent', { email, eventName: `${flow} ${outcome}`, dataFields: { brand } });
    });
  });
  const languageChanged = () =>
    quietly(() => {
      const email = emailHere();
      return email === null ? null : api('PUT /iterableProfile', { email, dataFields: { language: habits().language } });
    });
  return { languageChanged, stop };
}
