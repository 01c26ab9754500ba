import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { BRANDS } from '../../machines/kit/brand.ts';
import type { Situation } from '../../ui/situation/situation.ts';

const configPath = fileURLToPath(new URL('../../ui/lingui.config.ts', import.meta.url));

/** Languages are called by their own names in every language. */
const OWN_NAMES = ['English', 'Español'];
/** Units are written alike in both. */
const UNITS = ['kB', 'MB'];

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Words that are the same in both languages, by the catalogs or as names. */
export async function sameInBoth(): Promise<ReadonlySet<string>> {
  const catalogs = await getCatalogs(getConfig({ configPath }));
  const spanish = await Promise.all(catalogs.map((catalog) => catalog.read('es')));
  const same = spanish.flatMap((read) => Object.values(read ?? {})).filter(({ message, translation }) => message === translation);
  return new Set([...same.map(({ message = '' }) => message), ...OWN_NAMES, ...UNITS, ...Object.keys(BRANDS)].map(plain));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Texts that are the same in English and Spanish and are neither names nor the service's own texts: English without a translation,
 * or the id of a text that is in no catalog.
 */
export function untranslated(
  { english, spanish }: { english: readonly string[]; spanish: readonly string[] },
  { view, header }: Pick<Situation, 'view' | 'header'>,
  same: ReadonlySet<string>,
): string[] {
  const given = textsIn([view, header]).map(plain);
  return spanish
    .filter((text) => english.includes(text) && !same.has(plain(text)))
    .filter((text) => !given.some((each) => each.includes(plain(text))))
    .map((text) => `not translated: "${text}"`);
}
