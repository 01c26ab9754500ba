import { renderToStaticMarkup } from 'react-dom/server';
import { activate, i18n } from '../../../ui/i18n.ts';
import { Situation as Drawing } from '../../../ui/situation/Situation.tsx';
import type { Look, Situation } from '../../../ui/situation/situation.ts';
import { stillScreens } from '../../../ui/situation/standingStill.ts';
import { everySituation, named } from './situations.ts';

const PLAIN: Look = { brand: null, language: 'en', theme: 'light' };

const fetched = new Map<string, ReturnType<typeof stillScreens>>();

/** The screens of a flow, fetched once. */
function screensOf(flow: string): ReturnType<typeof stillScreens> {
  const screens = fetched.get(flow) ?? stillScreens(flow);
  fetched.set(flow, screens);
  return screens;
}

/** A situation rendered as HTML, in node. */
export async function drawn(situation: Situation, look: Look = PLAIN): Promise<string> {
  const screens = await screensOf(situation.screens);
  if (i18n.locale !== look.language) await activate(look.language); // loads the texts of every flow
  return renderToStaticMarkup(<Drawing situation={situation} look={look} screens={screens} />);
}

/** Without figures and ids, which differ between stories of the same screen. */
const withoutFigures = (html: string): string => html.replaceAll(/[\d.,]*\d/g, '0').replaceAll(/_r_\w+_/g, '_');

/** What a page says: its texts, and its invalid or disabled controls. */
const sentences = (html: string): string[] => [
  ...html.split(/<[^>]*>/).filter((text) => text.trim() !== ''),
  ...(html.match(/<[^>]*\s(?:aria-invalid|disabled|aria-disabled|checked)[^>]*>/g) ?? []),
];

/**
 * The situations that represent all others: of each chart, every different picture once and every state at least once. `chosen`: every state,
 * and every text of a screen, once. In the order of the walks: of several that look alike, the one with the shortest story.
 */
export async function situations({ chosen = false } = {}): Promise<Situation[]> {
  const seen = new Set<string>();
  const selected: Situation[] = [];
  for (const each of everySituation()) {
    const { flow, state, idle } = each;
    const html = withoutFigures(await drawn(each));
    const pictures = chosen ? sentences(html).map((text) => `${each.screen} ${text}`) : [html];
    const parts = [...state, ...pictures.map((picture) => `${idle.warning} ${picture}`)].map((part) => `${flow} ${part}`);
    if (parts.every((part) => seen.has(part))) continue;
    for (const part of parts) seen.add(part);
    selected.push(each);
  }
  return named(selected);
}
