import * as v from 'valibot';
import { CONTACT_PREFERENCE } from './enums.ts';

export type ContactPreference = (typeof CONTACT_PREFERENCE)[keyof typeof CONTACT_PREFERENCE];
export type TransMsgPreference = keyof typeof CONTACT_PREFERENCE;

const WORDS = ['Email', 'Text', 'Both'] as const satisfies readonly TransMsgPreference[];

/** 0 -> "Email". The one map between the numbers and the words (CONF-028). */
export const wordOfPreference = (preference: ContactPreference): TransMsgPreference => WORDS[preference];

/** "Email" -> 0. */
export const preferenceOfWord = (word: TransMsgPreference): ContactPreference => CONTACT_PREFERENCE[word];

/** How a customer wants to be written to, as a number and, for services that know the words, as a word. Spec: portal §3 "Enums" (ENUM-006). */
export const CommunicationPreferences = v.object({
  contactPreference: v.picklist(Object.values(CONTACT_PREFERENCE)),
  transMsgPreference: v.picklist(WORDS),
});
export type CommunicationPreferences = v.InferOutput<typeof CommunicationPreferences>;
