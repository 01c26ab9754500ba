import { placeIdFor, ALL_STREETS, toAddress, type Street } from './gazetteer.ts';

export type Prediction = { placeId: string; description: string };

const MIN_LENGTH = 3;
const MAX_RESULTS = 5;

/** Common abbreviations and the gazetteer's full words. */
const FULL_WORDS: Readonly<Record<string, string>> = {
  rd: 'road',
  ln: 'lane',
  ct: 'court',
  cir: 'circle',
  blvd: 'boulevard',
  pkwy: 'parkway',
  hwy: 'highway',
  '2nd': 'second',
  '3rd': 'third',
};

/** Lower case, without accents and punctuation: "St." -> "st". */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = ({ street, city, state, zip }: Street): string[] => normalize(`${street} ${city} ${state} ${zip}`).split(' ');

const indexed = ALL_STREETS.map((street) => ({ street, words: wordsOf(street) }));

/**
 * The best matches first. A leading number is the house number; every other word must start a word of the address, and a first word that
 * starts the street name ranks higher. "742 mapl fallow" -> 742 Maple Avenue, Fallow Creek. Spec: calls §7 GET /addressPredictions.
 */
export function predict(search: string): Prediction[] {
  const typed = normalize(search);
  if (typed.length < MIN_LENGTH) return [];
  const [houseNumber, words] = split(typed.split(' '));
  if (words.length === 0) return [];
  const matches = indexed.filter((entry) => words.every((word) => entry.words.some((known) => known.startsWith(word))));
  const first = words[0] ?? '';
  return matches
    .toSorted((a, b) => Number(b.words[0]?.startsWith(first)) - Number(a.words[0]?.startsWith(first)))
    .slice(0, MAX_RESULTS)
    .map(({ street }) => {
      const { line1, city, state, zip } = toAddress(street, houseNumber);
      return { placeId: placeIdFor(street, houseNumber), description: `${line1}, ${city}, ${state} ${zip}` };
    });
}

/** "742 maple fallow" -> "742", ["maple", "fallow"]. A number alone is not a house number: it may be a ZIP. */
function split(words: readonly string[]): [houseNumber: string, words: string[]] {
  const [first = '', ...rest] = words;
  const isHouse = rest.length > 0 && /^\d{1,6}$/.test(first);
  return [isHouse ? first : '', (isHouse ? rest : words).map((word) => FULL_WORDS[word] ?? word)];
}
