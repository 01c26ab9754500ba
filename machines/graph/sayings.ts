import type { GraphArrow } from './flowGraph.ts';
import type { ChartWords, Words } from './words.ts';

/** Words for a name without owners' words: "mayRouteToReview" becomes "may route to review". */
export function readable(name: string): Words {
  const text = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return { en: text, es: text };
}

const both = (make: (language: keyof Words) => string): Words => ({ en: make('en'), es: make('es') });

/** "1 s", "30 s", "1 min", "2 min 5 s", "250 ms": the same in both languages. */
export function lengthOf(ms: number): string {
  if (ms % 1000 !== 0) return `${ms} ms`;
  const seconds = ms / 1000;
  const rest = seconds % 60 === 0 ? '' : `${seconds % 60} s`;
  return seconds < 60 ? rest : [`${Math.floor(seconds / 60)} min`, rest].filter(Boolean).join(' ');
}

/** Without a verb, because the subject can be singular or plural. */
const ENDS = {
  answer: { en: 'answered', es: 'respuesta' },
  failure: { en: 'failed', es: 'fallo' },
  news: { en: 'news', es: 'novedades' },
} as const satisfies Record<string, Words>;
const FLOW_ENDS = { ...ENDS, answer: { en: 'finished', es: 'fin' } } as const;

/** The event of an arrow, in words. `name`: the event's type, or the name of its call or delay; '' for a delay without a name. */
export function titleOf(
  words: ChartWords,
  kind: GraphArrow['kind'],
  name: string,
  about: { isFlow: boolean; delayMs: number | null },
): Words {
  switch (kind) {
    case 'event':
      return words.events[name] ?? readable(name);
    case 'always':
      return { en: 'at once', es: 'enseguida' };
    case 'route':
      return { en: 'its address is opened', es: 'se abre su dirección' };
    case 'done':
      return { en: 'everything in it has ended', es: 'todo lo que contiene ha terminado' };
    case 'timer': {
      const { delayMs } = about;
      if (name === '') return { en: `after ${lengthOf(delayMs ?? 0)}`, es: `tras ${lengthOf(delayMs ?? 0)}` };
      const delay = words.delays[name] ?? readable(name);
      return delayMs === null ? delay : both((language) => `${delay[language]} (${lengthOf(delayMs)})`);
    }
    case 'answer':
    case 'failure':
    case 'news': {
      const call = words.calls[name] ?? readable(name);
      const ends = (about.isFlow ? FLOW_ENDS : ENDS)[kind];
      return both((language) => `${call[language]}: ${ends[language]}`);
    }
  }
}
