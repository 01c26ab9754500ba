import { renderToStaticMarkup } from 'react-dom/server';
import { activate } from '../../../ui/i18n.ts';
import { Situation as Drawing } from '../../../ui/situation/Situation.tsx';
import type { Look, Situation } from '../../../ui/situation/situation.ts';
import { stillScreens } from '../../../ui/situation/standingStill.ts';
import { everySituation, named } from './situations.ts';

const PLAIN: Look = { brand: null, language: 'en', theme: 'light' };

/** A situation as HTML, in node. */
export async function drawn(situation: Situation, look: Look = PLAIN): Promise<string> {
  const screens = await stillScreens(situation.screens);
  await activate(look.language);
  return renderToStaticMarkup(<Drawing situation={situation} look={look} screens={screens} />);
}

/** Figures and ids that change from story to story and change nothing of what is shown. */
const withoutFigures = (html: string): string => html.replaceAll(/[\d.,]*\d/g, '0').replaceAll(/_r_\w+_/g, '_');

/** What is said on a page: the texts between its tags, and which controls are wrong or off. */
const sentences = (html: string): string[] => [
  ...html.split(/<[^>]*>/).filter((text) => text.trim() !== ''),
  ...(html.match(/<[^>]*\s(?:aria-invalid|disabled|aria-disabled|checked)[^>]*>/g) ?? []),
];

/**
 * The situations that tell all others: in each chart every picture once, and every state at least once; `chosen`: every state, and everything
 * that is said on a screen, once. In the order of the walks, so that of those that look alike the one with the shortest story stands for them.
 */
export async function situations({ chosen = false } = {}): Promise<Situation[]> {
  const told = new Set<string>();
  const telling: Situation[] = [];
  for (const each of everySituation()) {
    const { flow, state, idle } = each;
    const html = withoutFigures(await drawn(each));
    const pictures = chosen ? sentences(html).map((said) => `${each.screen} ${said}`) : [html];
    const news = [...state, ...pictures.map((picture) => `${idle.warning} ${picture}`)].map((part) => `${flow} ${part}`);
    if (news.every((part) => told.has(part))) continue;
    for (const part of news) told.add(part);
    telling.push(each);
  }
  return named(telling);
}
