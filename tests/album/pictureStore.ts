import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { transformWithOxc } from 'vite';
import { look } from '../../ui/situation/situation.ts';
import { compare } from './compare.ts';

/** One picture of the album. `file`: named by its hash, so that equal pictures share a file. */
const picture = v.object({
  id: v.string(),
  flow: v.string(),
  screen: v.string(),
  state: v.array(v.string()),
  story: v.array(v.string()),
  sight: v.object({ ...look.entries, width: v.number() }),
  file: v.string(),
  /** The last release's picture: its file, the share of pixels that differ, and the file that marks them. Null: it had no such picture. */
  before: v.nullable(v.object({ file: v.string(), share: v.number(), marked: v.nullable(v.string()) })),
});
export type Picture = v.InferOutput<typeof picture>;

/** `against`: the folder of the album to compare with, or null. `findings`: those of the checks. */
export const contents = v.object({ against: v.nullable(v.string()), pictures: v.array(picture), findings: v.array(v.string()) });
export type Contents = v.InferOutput<typeof contents>;

const keyOf = ({ id, sight }: Pick<Picture, 'id' | 'sight'>): string =>
  JSON.stringify([id, sight.brand, sight.language, sight.theme, sight.width]);

const PAGE = fileURLToPath(new URL('page', import.meta.url));

/** Opens the folder of an album. `against`: the album to compare with. */
export async function openPictureStore(folder: string, against: string | null) {
  const earlier = new Map<string, Picture>();
  if (against !== null) {
    const known = v.parse(contents, JSON.parse(await readFile(join(against, 'contents.json'), 'utf8')));
    for (const each of known.pictures) earlier.set(keyOf(each), each);
  }
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const pictures: Picture[] = [];

  const write = async (png: Buffer): Promise<string> => {
    const file = `pictures/${createHash('sha256').update(png).digest('hex').slice(0, 20)}.png`;
    await writeFile(join(folder, file), png);
    return file;
  };
  const compared = async (taken: Pick<Picture, 'id' | 'sight'>, png: Buffer): Promise<Picture['before']> => {
    const known = earlier.get(keyOf(taken));
    if (!known || against === null) return null;
    const before = await readFile(join(against, known.file));
    const { share, picture: marked } = compare(before, png);
    return { file: share === 0 ? await write(png) : await write(before), share, marked: marked && (await write(marked)) };
  };
  return {
    /** Adds a picture, compared with the last release's. */
    put: async (taken: Omit<Picture, 'file' | 'before'>, png: Buffer): Promise<void> => {
      pictures.push({ ...taken, file: await write(png), before: await compared(taken, png) });
    },
    /** Writes the album's page and its contents. */
    close: async (findings: readonly string[]): Promise<Contents> => {
      const written: Contents = { against, pictures, findings: [...findings] };
      for (const name of ['index.html', 'album.css']) await copyFile(join(PAGE, name), join(folder, name));
      const { code } = await transformWithOxc(await readFile(join(PAGE, 'album.ts'), 'utf8'), 'album.ts');
      await writeFile(join(folder, 'album.js'), code.replace('export {};', '')); // not a module: a page from disk may not load modules
      await writeFile(join(folder, 'contents.json'), JSON.stringify(written));
      await writeFile(join(folder, 'contents.js'), `window.contents = ${JSON.stringify(written)};\n`); // a page from disk may not fetch
      return written;
    },
  };
}
export type PictureStore = Awaited<ReturnType<typeof openPictureStore>>;
