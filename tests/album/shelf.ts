import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { transformWithOxc } from 'vite';
import { look } from '../../ui/situation/situation.ts';
import { compare } from './compare.ts';

/** One picture of the album. `file`: named by what is in it, so that pictures that are alike are one file. */
const picture = v.object({
  id: v.string(),
  flow: v.string(),
  screen: v.string(),
  state: v.array(v.string()),
  story: v.array(v.string()),
  sight: v.object({ ...look.entries, width: v.number() }),
  file: v.string(),
  /** Against the last release: its file, the share of pixels that differ, and where they are marked. Null: it had no such picture. */
  before: v.nullable(v.object({ file: v.string(), share: v.number(), marked: v.nullable(v.string()) })),
});
export type Picture = v.InferOutput<typeof picture>;

/** `against`: where the pictures come from that these are compared with; null when with none. `findings`: what the checks held against them. */
export const contents = v.object({ against: v.nullable(v.string()), pictures: v.array(picture), findings: v.array(v.string()) });
export type Contents = v.InferOutput<typeof contents>;

const keyOf = ({ id, sight }: Pick<Picture, 'id' | 'sight'>): string =>
  JSON.stringify([id, sight.brand, sight.language, sight.theme, sight.width]);

const PAGE = fileURLToPath(new URL('page', import.meta.url));

/** The folder that an album is put into, and the one that it is compared with. */
export async function openShelf(folder: string, against: string | null) {
  const earlier = new Map<string, Picture>();
  if (against !== null) {
    const known = v.parse(contents, JSON.parse(await readFile(join(against, 'contents.json'), 'utf8')));
    for (const each of known.pictures) earlier.set(keyOf(each), each);
  }
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const pictures: Picture[] = [];

  const keep = async (png: Buffer): Promise<string> => {
    const file = `pictures/${createHash('sha256').update(png).digest('hex').slice(0, 20)}.png`;
    await writeFile(join(folder, file), png);
    return file;
  };
  const compared = async (shown: Pick<Picture, 'id' | 'sight'>, png: Buffer): Promise<Picture['before']> => {
    const known = earlier.get(keyOf(shown));
    if (!known || against === null) return null;
    const before = await readFile(join(against, known.file));
    const { share, picture: marked } = compare(before, png);
    return { file: share === 0 ? await keep(png) : await keep(before), share, marked: marked && (await keep(marked)) };
  };
  return {
    /** Puts a picture in, compared with what stood there in the last release. */
    put: async (shown: Omit<Picture, 'file' | 'before'>, png: Buffer): Promise<void> => {
      pictures.push({ ...shown, file: await keep(png), before: await compared(shown, png) });
    },
    /** Writes the page to browse in, and what it shows. */
    close: async (findings: readonly string[]): Promise<Contents> => {
      const told: Contents = { against, pictures, findings: [...findings] };
      for (const name of ['index.html', 'album.css']) await copyFile(join(PAGE, name), join(folder, name));
      const { code } = await transformWithOxc(await readFile(join(PAGE, 'album.ts'), 'utf8'), 'album.ts');
      await writeFile(join(folder, 'album.js'), code.replace('export {};', '')); // no module: a page from a disk may not load one
      await writeFile(join(folder, 'contents.json'), JSON.stringify(told));
      await writeFile(join(folder, 'contents.js'), `window.contents = ${JSON.stringify(told)};\n`); // a page from a disk may fetch nothing
      return told;
    },
  };
}
export type Shelf = Awaited<ReturnType<typeof openShelf>>;
