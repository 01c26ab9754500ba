import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { activate } from '../../ui/i18n.ts';
import { Situation } from '../../ui/situation/Situation.tsx';
import { show, type Show, type Told } from '../../ui/situation/situation.ts';
import { stillScreens } from '../../ui/situation/standingStill.ts';

/**
 * A page that draws one situation after the other, each when it is asked for by a message of the same origin (the studio's frame, the album).
 * Says `situation.ready` when it listens, and `situation.shown` when one stands there.
 */
const place = document.getElementById('portal');
if (!place) throw new Error('screen.html has no place to draw');
const root = createRoot(place);

const { origin } = window.location;
const tell = (told: Told) => window.parent.postMessage(told, origin);

/** How many were asked for: whoever is slower than the next is not drawn over it. */
let asked = 0;

async function draw({ situation, look }: Show): Promise<void> {
  const mine = ++asked;
  const [screens] = await Promise.all([stillScreens(situation.screens), activate(look.language)]);
  if (mine !== asked) return;
  // a key: what was typed into one situation must not stand in the next
  flushSync(() => root.render(<Situation key={mine} situation={situation} look={look} screens={screens} />));
  tell({ type: 'situation.shown', id: situation.id, height: document.documentElement.scrollHeight });
}

window.addEventListener('message', ({ origin: from, data }: MessageEvent<unknown>) => {
  if (from !== origin) return;
  const heard = v.safeParse(show, data);
  if (heard.success) void draw(heard.output);
});
tell({ type: 'situation.ready' });
