import type { Messages } from '@lingui/core';

/** Every catalog is a file of its own, loaded with its flow. Those of signIn come with the page (i18n.ts). */
export const catalogs = import.meta.glob<{ messages: Messages }>(['./locales/en/*.po', './locales/es/*.po', '!./locales/*/signIn.po']);
