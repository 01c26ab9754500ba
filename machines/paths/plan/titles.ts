import type { Words } from '../../graph/words.ts';
import type { PlanPath } from './plan.ts';

type Untitled = Omit<PlanPath, 'title'>;

/** "Ann wants to pay: the attempt to pay: it is refused → ReviewPayment …": the path's start, its rarest step, and its end. All are different. */
export function titles(paths: readonly Untitled[]): Words[] {
  const often = new Map<string, number>();
  for (const { rows } of paths) for (const step of new Set(rows.map(({ does }) => does.en))) often.set(step, (often.get(step) ?? 0) + 1);

  const titleOf = ({ needs, rows }: Untitled): Words => {
    const rare = rows.toSorted((one, other) => (often.get(one.does.en) ?? 0) - (often.get(other.does.en) ?? 0))[0];
    const end = rows.at(-1);
    const make = (language: keyof Words) =>
      rare && end ? `${needs[language]}: ${rare.does[language]} → ${end.sees[language]}` : needs[language];
    return { en: make('en'), es: make('es') };
  };
  const given = paths.map(titleOf);
  const numbered = (language: keyof Words) => {
    const seen = new Map<string, number>();
    return given.map((title) => {
      const times = (seen.get(title[language]) ?? 0) + 1;
      seen.set(title[language], times);
      return times === 1 ? title[language] : `${title[language]} (${times})`;
    });
  };
  const [english, spanish] = [numbered('en'), numbered('es')];
  return given.map((title, at) => ({ en: english[at] ?? title.en, es: spanish[at] ?? title.es }));
}
