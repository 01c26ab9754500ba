export type Encoding = 'utf8' | 'latin1' | 'hex' | 'base64' | 'base64url';

/** More arguments than this overflow the stack. */
const CHUNK = 8_192;

const latin1Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
};

const fromLatin1 = (text: string) => Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

const writers: Readonly<Record<Encoding, (bytes: Uint8Array) => string>> = {
  utf8: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  latin1: latin1Of,
  hex: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64: (bytes) => btoa(latin1Of(bytes)),
  base64url: (bytes) => btoa(latin1Of(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
};

/** Like node, reads both alphabets and skips all other characters. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters =
    text
      .split('=')[0]
      ?.replaceAll('-', '+')
      .replaceAll('_', '/')
      .replaceAll(/[^A-Za-z0-9+/]/g, '') ?? '';
  return fromLatin1(atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters));
}

const readers: Readonly<Record<Encoding, (text: string) => Uint8Array<ArrayBuffer>>> = {
  utf8: (text) => new TextEncoder().encode(text),
  latin1: fromLatin1,
  hex: (text) => Uint8Array.from(text.match(/[\da-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16)),
  base64: fromBase64,
  base64url: fromBase64,
};

/** The part of node's Buffer that the lender uses. */
export class Bytes extends Uint8Array {
  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    return writers[encoding](this.subarray(start, end));
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, at) => byte === other[at]);
  }

  readUInt16BE(at: number): number {
    return new DataView(this.buffer, this.byteOffset, this.byteLength).getUint16(at);
  }

  readUInt32BE(at: number): number {
    return new DataView(this.buffer, this.byteOffset, this.byteLength).getUint32(at);
  }
}

type Content = string | ArrayBuffer | ArrayLike<number>;

export const bytesOf = (content: Content, encoding: Encoding = 'utf8'): Bytes => {
  if (content instanceof ArrayBuffer) return new Bytes(content);
  return new Bytes(typeof content === 'string' ? readers[encoding](content) : content);
};

/** The build replaces node's global with this. */
export const Buffer = {
  from: bytesOf,
  alloc: (length: number): Bytes => new Bytes(length),
  concat(parts: readonly Uint8Array[]): Bytes {
    const all = new Bytes(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  },
  isBuffer: (value: unknown): boolean => value instanceof Bytes,
};
