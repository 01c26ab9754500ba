import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import * as v from 'valibot';
import { accessible, expect, test } from '../kit/test.ts';
import { card, choose, maxOpensUpload } from '../kit/uploads.ts';

/** The coordinates of a home, as a camera notes them: degrees, minutes, seconds. */
const PLACE = [30, 16, 2_013, 97, 44, 2_718];

/** What the camera of a phone notes in a JPG: an APP1 segment with a directory for the place (tag 8825), here 30° 16' 20.13" N, 97° 44' 27.18" W. */
function withPlace(jpg: Buffer): Buffer {
  const u16 = (...values: number[]) => Buffer.from(values.flatMap((n) => [n >> 8, n & 255]));
  const u32 = (...values: number[]) => Buffer.concat(values.map((n) => u16(n >>> 16, n & 0xffff)));
  const entry = (tag: number, type: number, count: number, value: Buffer) => Buffer.concat([u16(tag, type), u32(count), value]);
  const [d = 0, m = 0, s = 0, dd = 0, mm = 0, ss = 0] = PLACE;
  const directory = Buffer.concat([
    u16(4),
    entry(1, 2, 2, Buffer.from('N\0\0\0')),
    entry(2, 5, 3, u32(80)),
    entry(3, 2, 2, Buffer.from('W\0\0\0')),
    entry(4, 5, 3, u32(104)),
    u32(0),
  ]);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*'),
    u32(8),
    u16(1),
    entry(0x8825, 4, 1, u32(26)),
    u32(0),
    directory,
    u32(d, 1, m, 1, s, 100),
    u32(dd, 1, mm, 1, ss, 100),
  ]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([jpg.subarray(0, 2), u16(0xffe1, segment.length + 2), segment, jpg.subarray(2)]);
}

/** A photo as the browser writes it. */
const photo = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(20, 20, 100, 100);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
};

/** Every byte its own: nothing of it can be packed. */
function noise(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  let next = 1;
  for (let at = 0; at < png.data.length; at += 1) {
    next = (Math.imul(next, 1_103_515_245) + 12_345) >>> 0;
    png.data[at] = at % 4 === 3 ? 255 : (next >>> 16) & 255;
  }
  return PNG.sync.write(png);
}

/** The files that the lender has, newest first. */
async function received(page: Page): Promise<Buffer[]> {
  await page.reload({ waitUntil: 'commit' }); // what the page before it requested is over
  const answer = page.waitForResponse((response) => response.url().includes('/uploadLoanDocumentsHistory'));
  const { documents } = v.parse(v.object({ documents: v.array(v.object({ url: v.string() })) }), await (await answer).json());
  return Promise.all(documents.map(async ({ url }) => Buffer.from(await (await fetch(url)).arrayBuffer())));
}

test('a photo reaches the lender without the place where it was taken, and a large one is made smaller (part of RULE-018)', async ({
  portal,
  lender,
  page,
}) => {
  await maxOpensUpload(portal, lender);
  const income = card(page, 'Proof of income');
  const row = (name: string) => income.getByRole('listitem').filter({ hasText: name });
  const taken = withPlace(await photo(page));
  const large = noise(1_600, 1_000);
  expect(large.length).toBeGreaterThan(4 * 1024 * 1024);
  await choose(page, 'Proof of income').setInputFiles([
    { name: 'home.jpg', mimeType: 'image/jpeg', buffer: taken },
    { name: 'large.png', mimeType: 'image/png', buffer: large },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\u0010ftypheic\0\0\0\0\0\0\0\bmeta', 'latin1') },
  ]);
  await expect(row('IMG_1.HEIC').getByRole('alert')).toHaveText(
    'Your browser can’t open this photo. Take a new photo, or save it as a JPG and choose that.',
  );
  await accessible(page);
  await income.getByRole('button', { name: 'Send 2 files' }).click();
  await expect(income.getByRole('listitem').filter({ hasText: 'Received' })).toHaveCount(2);
  const files = await received(page);
  expect(taken.includes('Exif')).toBe(true); // the test itself: the chosen photo had the place
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(file.length).toBeLessThan(4 * 1024 * 1024);
    expect(file.includes('Exif')).toBe(false);
    expect(file.includes(taken.subarray(4, 60))).toBe(false);
  }
  const sizes = await page.evaluate(
    async (pictures) =>
      Promise.all(
        pictures.map(async (bytes) => {
          const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          return [width, height];
        }),
      ),
    files.map((file) => [...file]),
  );
  expect(sizes.toSorted(([one = 0], [other = 0]) => other - one)).toEqual([
    [1_600, 1_000],
    [300, 200],
  ]); // as they were: nothing is cut off, and this one is small enough as a JPG
});
