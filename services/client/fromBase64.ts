/** Decodes base64 to bytes. Throws when the text is not base64. */
export const fromBase64 = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
