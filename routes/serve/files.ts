import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Best first. `npm run build` has written these beside each file that they make smaller. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type Files = {
  has: (path: string) => boolean;
  /** Throws when there is no such file. */
  read: (path: string, accepts: string) => Promise<{ body: Uint8Array<ArrayBuffer>; headers: Record<string, string> }>;
};

/** The files of a folder by their paths ("/assets/x.js"), listed once: what is not in the list cannot be asked for. */
export async function openFiles(folder: string): Promise<Files> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    listed
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `/${join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .split(sep)
            .join('/')}`,
      ),
  );
  return {
    has: (path) => paths.has(path) && !path.includes('/.') && !ENCODINGS.some(([, ending]) => path.endsWith(ending)),
    read: async (path, accepts) => {
      const [encoding, ending] = ENCODINGS.find(([name, end]) => accepts.includes(name) && paths.has(path + end)) ?? ['', ''];
      const body = new Uint8Array(await readFile(join(folder, path + ending)));
      const headers = { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', Vary: 'Accept-Encoding' };
      return { body, headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers };
    },
  };
}
