/** The bytes of a file in base64. Throws when it is no base64. */
export const fileBytes = (content: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
