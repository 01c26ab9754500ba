import { createContext, use } from 'react';
import type { Words } from '../../machines/graph/words.ts';
import type { Language, Names } from './place.ts';

/** In which language, and by whose names, the studio speaks. */
export type Voice = { language: Language; names: Names };

const Speaking = createContext<Voice>({ language: 'en', names: 'owner' });

export const VoiceProvider = Speaking.Provider;

export const useVoice = (): Voice => use(Speaking);

/** Says something in the language that was chosen. */
export function useSay(): (words: Words) => string {
  const { language } = useVoice();
  return (words) => words[language];
}

/** Names something: by its words for owners, by its name in the code for engineers. */
export function useName(): (words: Words, code: string) => string {
  const { language, names } = useVoice();
  return (words, code) => (names === 'engineer' ? code : words[language]);
}
