/** The bytes of base64. Throws when it is none. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A text in any alphabet as base64 of its UTF-8. */
export const base64Of = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
