import { idWith, PLACES, toAddress, type Place } from './gazetteer.ts';

export type Prediction = { placeId: string; description: string };

const SHORTEST = 3;
const MOST = 5;

/** How people shorten what the gazetteer writes out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
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

/** Small letters without accents and points; "st." -> "st". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = ({ street, city, state, zip }: Place): string[] => plain(`${street} ${city} ${state} ${zip}`).split(' ');

const indexed = PLACES.map((place) => ({ place, words: wordsOf(place) }));

/**
 * What may be meant, the likeliest first: a leading number is that of the house, each other word begins a word of the place, and the first
 * of them counts most when it begins the street. "742 mapl fallow" -> 742 Maple Avenue, Fallow Creek. Spec: calls §7 GET /addressPredictions.
 */
export function predict(search: string): Prediction[] {
  const typed = plain(search);
  if (typed.length < SHORTEST) return [];
  const [houseNumber, words] = split(typed.split(' '));
  if (words.length === 0) return [];
  const fitting = indexed.filter((entry) => words.every((word) => entry.words.some((known) => known.startsWith(word))));
  const first = words[0] ?? '';
  return fitting
    .toSorted((a, b) => Number(b.words[0]?.startsWith(first)) - Number(a.words[0]?.startsWith(first)))
    .slice(0, MOST)
    .map(({ place }) => {
      const { line1, city, state, zip } = toAddress(place, houseNumber);
      return { placeId: idWith(place, houseNumber), description: `${line1}, ${city}, ${state} ${zip}` };
    });
}

/** "742", ["maple", "fallow"]. A number alone is no house yet: it may be a ZIP. */
function split(words: readonly string[]): [houseNumber: string, words: string[]] {
  const [first = '', ...rest] = words;
  const isHouse = rest.length > 0 && /^\d{1,6}$/.test(first);
  return [isHouse ? first : '', (isHouse ? rest : words).map((word) => WRITTEN_OUT[word] ?? word)];
}
