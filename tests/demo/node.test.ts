import { Buffer as NodeBuffer } from 'node:buffer';
import * as node from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Buffer, type Encoding } from '../../routes/demo/node/bytes.ts';
import * as demo from '../../routes/demo/node/crypto.ts';

const ENCODINGS: readonly Encoding[] = ['utf8', 'latin1', 'hex', 'base64', 'base64url'];
const content = fc.uint8Array({ maxLength: 300 });
const text = fc.string({ unit: 'binary', maxLength: 300 });
const plain = (bytes: Uint8Array) => [...bytes];

describe('what the demo has in place of node’s Buffer', () => {
  test.each(ENCODINGS)('reads and writes %s as node does', (encoding) => {
    fc.assert(
      // of letters outside of ASCII in base64 node reads a half
      fc.property(content, encoding.startsWith('base64') ? fc.string({ unit: 'grapheme-ascii' }) : text, (bytes, any) => {
        const written = NodeBuffer.from(bytes).toString(encoding);
        expect(Buffer.from(bytes).toString(encoding)).toBe(written);
        expect(plain(Buffer.from(written, encoding))).toEqual(plain(NodeBuffer.from(written, encoding)));
        if (encoding !== 'hex') expect(plain(Buffer.from(any, encoding))).toEqual(plain(NodeBuffer.from(any, encoding)));
      }),
    );
  });

  test('concatenates, compares, takes parts and reads numbers as node does', () => {
    fc.assert(
      fc.property(fc.array(content), fc.uint8Array({ minLength: 6, maxLength: 40 }), (parts, bytes) => {
        expect(plain(Buffer.concat(parts))).toEqual(plain(NodeBuffer.concat(parts)));
        const [ours, theirs] = [Buffer.from(bytes), NodeBuffer.from(bytes)];
        expect(ours.equals(theirs)).toBe(true);
        expect(ours.equals(bytes.subarray(1))).toBe(false);
        expect(ours.toString('latin1', 1, 4)).toBe(theirs.toString('latin1', 1, 4));
        expect([ours.readUInt16BE(2), ours.readUInt32BE(2)]).toEqual([theirs.readUInt16BE(2), theirs.readUInt32BE(2)]);
        expect(plain(Buffer.from(bytes.slice().buffer))).toEqual(plain(bytes));
        expect(Buffer.isBuffer(ours.subarray(1))).toBe(true);
      }),
    );
    expect(plain(Buffer.alloc(3))).toEqual([0, 0, 0]);
    expect([Buffer.isBuffer(Buffer.alloc(1)), Buffer.isBuffer(new Uint8Array(1))]).toEqual([true, false]);
  });
});

describe('what the demo has in place of node:crypto', () => {
  test('digests are those of node', () => {
    fc.assert(
      fc.property(text, content, content, (words, bytes, key) => {
        expect(demo.createHash('sha256').update(words).digest('base64url')).toBe(
          node.createHash('sha256').update(words).digest('base64url'),
        );
        expect(demo.createHmac('sha256', key).update(words).update(bytes).digest('hex')).toBe(
          node.createHmac('sha256', key).update(words).update(bytes).digest('hex'),
        );
        expect(plain(demo.createHash('sha256').update(bytes).digest())).toEqual(plain(node.createHash('sha256').update(bytes).digest()));
      }),
    );
  });

  test('what one seals the other opens, and a changed seal opens nowhere', () => {
    const [key, nonce] = [node.randomBytes(32), node.randomBytes(12)];
    const options = { authTagLength: 16 };
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (words) => {
        const sealer = demo.createCipheriv('aes-256-gcm', key, nonce);
        const sealed = Buffer.concat([sealer.update(words), sealer.final()]);
        const opener = node.createDecipheriv('aes-256-gcm', key, nonce, options).setAuthTag(sealer.getAuthTag());
        expect(NodeBuffer.concat([opener.update(sealed), opener.final()]).toString()).toBe(words);

        const theirs = node.createCipheriv('aes-256-gcm', key, nonce, options);
        const closed = NodeBuffer.concat([theirs.update(words, 'utf8'), theirs.final()]);
        const ours = demo.createDecipheriv('aes-256-gcm', key, nonce);
        ours.setAuthTag(theirs.getAuthTag());
        expect(Buffer.concat([ours.update(closed), ours.final()]).toString()).toBe(words);
      }),
    );
    const other = demo.createDecipheriv('aes-256-gcm', key, nonce);
    other.setAuthTag(new Uint8Array(16));
    other.update(new Uint8Array(4));
    expect(() => other.final()).toThrow('invalid ghash tag');
  });

  test('scrypt, secret comparison and random numbers behave as those of node', async () => {
    const [salt, options] = [node.randomBytes(16), { N: 256, r: 8, p: 1 }];
    const hash = await new Promise<Uint8Array>((resolve) => demo.scrypt('Sandbox2026', salt, 32, options, (_, found) => resolve(found)));
    expect(plain(hash)).toEqual(plain(node.scryptSync('Sandbox2026', salt, 32, options)));
    expect(demo.timingSafeEqual(hash, hash.slice())).toBe(true);
    expect(demo.timingSafeEqual(hash, hash.toReversed())).toBe(false);
    expect(() => demo.timingSafeEqual(hash, hash.subarray(1))).toThrow(RangeError);
    const drawn = Array.from({ length: 1000 }, () => demo.randomInt(3));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(demo.randomBytes(24).toString('base64url')).toMatch(/^[\w-]{32}$/);
  });

  test('an algorithm that the demo does not have is an error', () => {
    expect(() => demo.createHash('sha1')).toThrow('the demo has sha256, not sha1');
    expect(() => demo.createCipheriv('aes-256-cbc', new Uint8Array(32), new Uint8Array(16))).toThrow('aes-256-gcm');
  });
});
