import type { I18n } from '@lingui/core';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Bytes -> "12 kB", "1.4 MB". */
export const sizeText = (bytes: number, i18n: Pick<I18n, 'number'>): string =>
  bytes < MEGABYTE
    ? i18n.number(Math.max(1, Math.round(bytes / KILOBYTE)), { style: 'unit', unit: 'kilobyte' })
    : i18n.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
