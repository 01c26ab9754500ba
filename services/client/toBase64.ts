/** A text in any alphabet as base64 of its UTF-8. Not beside the way back, which Login needs (quality §7). */
export const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
