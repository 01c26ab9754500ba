import type { StudioPort } from '../../ui/studio/port.ts';

/** Gives the reader a file, as a download. */
export const save: StudioPort['save'] = (name, type, text) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
