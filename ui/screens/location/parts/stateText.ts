import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The states that another language calls otherwise, or that need an article, by their names. */
const STATES: Readonly<Record<string, MessageDescriptor>> = {
  'District of Columbia': msg`the District of Columbia`,
  Hawaii: msg`Hawaii`,
  Louisiana: msg`Louisiana`,
  'New Hampshire': msg`New Hampshire`,
  'New Jersey': msg`New Jersey`,
  'New Mexico': msg`New Mexico`,
  'New York': msg`New York`,
  'North Carolina': msg`North Carolina`,
  'North Dakota': msg`North Dakota`,
  Oregon: msg`Oregon`,
  Pennsylvania: msg`Pennsylvania`,
  'South Carolina': msg`South Carolina`,
  'South Dakota': msg`South Dakota`,
  'West Virginia': msg`West Virginia`,
};

/** A state as it is named in a sentence, in the customer's language. */
export function stateText(i18n: I18n, name: string): string {
  const known = Object.hasOwn(STATES, name) ? STATES[name] : undefined;
  return known ? i18n._(known) : name;
}
