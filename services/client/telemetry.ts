import * as v from 'valibot';
import { BRANDS, isBrand, type Brand } from '../contract/brands.ts';
import { emitter } from './emitter.ts';
import { log } from './log.ts';

/** A name of ours: a screen, a flow, an outcome. Letters only, so that no number and no address can stand in its place. */
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/, 'Expected a name of the portal'));
const NoneOr = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.union([v.literal(''), schema]);
/** A brand by its route prefix, empty on pages without one. */
const OfBrand = v.custom<Brand | ''>(
  (text) => text === '' || (typeof text === 'string' && isBrand(text)),
  `Expected one of ${Object.keys(BRANDS).join(', ')}`,
);

/**
 * All telemetry, field by field. What does not fit is not sent: no card, cvv, SSN, date of birth, password, e-mail address or
 * name of a person has a field here. The list for readers is docs/telemetry.md. Spec: calls §6 (ANL-001 to -007, OPEN-038).
 */
export const EVENTS = {
  /** A screen has come (ANL-003, GUARD-030). `from` is the one before, empty for the first. */
  'screen viewed': v.strictObject({ screen: Name, flow: Name, brand: OfBrand, from: NoneOr(Name) }),
  /** A flow has ended, with what (`paid`, `left`, …). */
  'flow ended': v.strictObject({ flow: Name, outcome: Name, brand: OfBrand }),
  /** A customer by password or by a stored session, or a guest by a link. */
  'signed in': v.strictObject({ as: v.picklist(['customer', 'guest']) }),
  /** A screen that leads nowhere else; `caseId` is the number that the customer gives on the phone. */
  'dead end': v.strictObject({ screen: Name, brand: OfBrand, caseId: v.pipe(v.string(), v.regex(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/)) }),
  /** And why no more (ANL-004): `sideBarButton`, `sessionTimeout`, … */
  'signed out': v.strictObject({ reason: Name }),
  /** A choice in the menu, by the screen it leads to. */
  'menu chosen': v.strictObject({ screen: Name }),
  /** A page outside was opened (ANL-005): which, and on which screen. */
  'external link opened': v.strictObject({ page: Name, screen: NoneOr(Name) }),
  /** Test events of the debug panel, in lower environments only (ANL-006). */
  'inbox message': v.strictObject({ screen: NoneOr(Name) }),
  'in-app message': v.strictObject({ screen: NoneOr(Name) }),
} as const;
export type EventName = keyof typeof EVENTS;
export type Facts<Name extends EventName> = v.InferOutput<(typeof EVENTS)[Name]>;
export type TelemetryEvent = { event: EventName; facts: Readonly<Record<string, string>> };

const events = emitter<TelemetryEvent>();
/** Subscribes to all events; returns a function that ends the subscription. A listener that fails does not stop the others. */
export const onTelemetry = events.listen;

/** Sends an event that is exactly what the list above allows; otherwise logs its name only. Never throws. */
export function track<Name extends EventName>(event: Name, facts: Facts<Name>): void {
  const checked = v.safeParse(EVENTS[event], facts);
  if (!checked.success) return log('warn', 'telemetry refused', { refused: event });
  try {
    events.emit({ event, facts: checked.output });
  } catch {
    log('warn', 'telemetry failed', { failed: event });
  }
}

/** Where it goes: the log, which a browser shows in its console, and an address. */
export type Sinks = { log: boolean; url: string | undefined };

/** Sends all events from now on. The beacon outlives the page and carries only the address's own cookies. */
export function startSinks({ log: toLog, url }: Sinks): () => void {
  return onTelemetry(({ event, facts }) => {
    if (toLog) log('info', `telemetry: ${event}`, facts);
    // text/plain: no preflight request to another origin
    if (url) navigator.sendBeacon(url, new Blob([JSON.stringify({ event, ...facts, at: Date.now() })], { type: 'text/plain' }));
  });
}
