import type { StudioPort } from '../../ui/studio/port.ts';

/** Downloads a file. */
export const save: StudioPort['save'] = (name, type, text) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
