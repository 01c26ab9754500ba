import * as v from 'valibot';
import { Contacts } from '../contract/configuration.ts';
import type { Brand } from '../contract/brands.ts';
import type { CaseRequest, Help, HelpLine } from '../contract/help.ts';
import { answeredAt, fetchCached, forgetCached, seedCache } from './cache.ts';
import { newCaseId } from './caseId.ts';
import { config } from './config.ts';
import { CONTACTS_KEY } from './keys.ts';
import { log } from './log.ts';
import { keepText, readParsed } from './storage.ts';
import { track } from './telemetry.ts';

/** The longest wait for the numbers at a dead end. */
const ASK_LIMIT_MS = 4_000;

/** The installation's own numbers, for a page that never reached the service. */
function configured(): Contacts | null {
  try {
    return config().contacts ?? null;
  } catch {
    return null; // no network at the start: no configuration either
  }
}

/** `at`: when the service sent them, ms. */
const StoredContacts = v.object({ contacts: Contacts, at: v.number() });
const storedContacts = () => readParsed('local', CONTACTS_KEY, StoredContacts);

/**
 * Stores the numbers in this browser for the time without a service, and asks again when the stored ones are too old (OPEN-050) or, with
 * `again`, in any case: their hours are in the language of the request. Null when no answer comes and none are stored.
 */
export async function keepContacts({ again = false } = {}): Promise<Contacts | null> {
  const known = storedContacts();
  try {
    if (again) forgetCached(['GET /contacts']);
    else if (known) await seedCache('GET /contacts', {}, known.contacts, known.at);
    const contacts = await fetchCached('GET /contacts', {}, AbortSignal.timeout(ASK_LIMIT_MS));
    const at = answeredAt('GET /contacts', {});
    if (at !== known?.at) keepText('local', CONTACTS_KEY, JSON.stringify({ contacts, at } satisfies v.InferInput<typeof StoredContacts>));
    return contacts;
  } catch {
    return known?.contacts ?? null;
  }
}

/** The numbers for a customer of this brand. The loan system of a TitleMax customer is unknown here: both are listed. */
function linesFor(brand: Brand | null, contacts: Contacts | null): readonly HelpLine[] {
  if (!contacts) return [];
  const lines: readonly HelpLine[] = [
    { of: 'InstaLoan', ...contacts.InstaLoan },
    { of: 'TLXe', ...contacts.TLXe },
    { of: 'NLS', ...contacts.NLS },
  ];
  return lines.filter(({ of }) => brand === null || (of === 'InstaLoan') === (brand === 'InstaLoan'));
}

/**
 * A customer is at a dead end: a case number, also in log and telemetry, and the phone numbers: the stored ones, else requested ones, else
 * the installation's. Never rejects. Spec: CONST-045, OPEN-036.
 */
export async function openCase({ screen, brand, because }: CaseRequest): Promise<Help> {
  const caseId = newCaseId();
  log('warn', 'dead end', { screen, caseId, because });
  track('dead end', { screen, brand: brand ?? '', caseId });
  const contacts = storedContacts()?.contacts ?? (await keepContacts()) ?? configured();
  return { caseId, lines: linesFor(brand, contacts) };
}
