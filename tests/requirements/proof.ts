import { codeFiles, testFiles, type File } from './files.ts';
import { groups, type Row } from './rows.ts';
import { idsIn } from './ids.ts';
import { titledIn, type Titled } from './titles.ts';

/** Where an id is named. `title` is that of the test, or null for what stands beside the tests of its file: a table, the file's first comment. */
export type Place = { path: string; line: number; title: string | null };
/** A row of the list with what shows it and what claims to keep it. */
export type Proof = { row: Row; tests: readonly Place[]; code: readonly Place[] };
export type Standing = 'shown' | 'only code' | 'nothing';

/** Files whose ids say what is shown: tests, the walks they are made from, the samples of the calls. Their kits show nothing by themselves. */
const SHOWS = /\.(test|spec)\.tsx?$|\.walks\.ts$|^tests\/calls\//;

export const standingOf = ({ tests, code }: Proof): Standing => (tests.length > 0 ? 'shown' : code.length > 0 ? 'only code' : 'nothing');

/** Every row with its places. A row about a call is shown by the sample of that call as well. */
export function proofs(): Proof[] {
  const tests = placesOf(
    testFiles().filter(({ path }) => SHOWS.test(path)),
    titledIn,
  );
  const code = placesOf(codeFiles(), () => []);
  return groups()
    .flatMap(({ rows }) => rows)
    .map((row) => ({
      row,
      tests: [...(tests.get(row.id) ?? []), ...(row.call === undefined ? [] : (tests.get(row.call) ?? []))],
      code: code.get(row.id) ?? [],
    }));
}

function placesOf(files: readonly File[], titles: (file: File) => readonly Titled[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const add = (id: string, place: Place) => {
    const known = places.get(id) ?? [];
    if (!known.some((other) => other.path === place.path && (other.title ?? other.line) === (place.title ?? place.line)))
      places.set(id, [...known, place]);
  };
  for (const file of files) {
    const titled = titles(file);
    for (const { id, at } of idsIn(file.text)) add(id, { path: file.path, line: lineAt(file.text, at), title: titleAt(titled, at) });
    for (const { title, start } of titled.filter(({ title }) => file.path.startsWith('tests/calls/') && title.includes(' /')))
      add(title, { path: file.path, line: lineAt(file.text, start), title });
  }
  return places;
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Of the innermost that has the place in it or in the comments above it. */
const titleAt = (titled: readonly Titled[], at: number): string | null =>
  titled.filter(({ before, end }) => before <= at && at < end).toSorted((a, b) => a.end - a.before - (b.end - b.before))[0]?.title ?? null;
