import { createContext, use } from 'react';
import type { Words } from '../../machines/graph/words.ts';
import type { Language, Names } from './address.ts';

/** The language and the names that the studio uses. */
export type Voice = { language: Language; names: Names };

const Speaking = createContext<Voice>({ language: 'en', names: 'owner' });

export const VoiceProvider = Speaking.Provider;

export const useVoice = (): Voice => use(Speaking);

/** Words in the selected language. */
export function useSay(): (words: Words) => string {
  const { language } = useVoice();
  return (words) => words[language];
}

/** The name of something: its words for owners, its name in the code for engineers. */
export function useName(): (words: Words, code: string) => string {
  const { language, names } = useVoice();
  return (words, code) => (names === 'engineer' ? code : words[language]);
}
