import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { activate } from '../../ui/i18n.ts';
import { Situation } from '../../ui/situation/Situation.tsx';
import { show, type Show, type FromSituationPage } from '../../ui/situation/situation.ts';
import { stillScreens } from '../../ui/situation/standingStill.ts';

/**
 * A page that renders situations, one at a time, as messages from the same origin request them (the studio's frame, the album). Posts
 * `situation.ready` once it listens, and `situation.shown` after each render.
 */
const place = document.getElementById('portal');
if (!place) throw new Error('screen.html has no #portal element');
const root = createRoot(place);

const { origin } = window.location;
const post = (message: FromSituationPage) => window.parent.postMessage(message, origin);

/** The number of requests so far: a slow request must not render over a newer one. */
let requested = 0;

async function draw(into: HTMLElement, { situation, look, still = false }: Show): Promise<void> {
  const mine = ++requested;
  const [screens] = await Promise.all([stillScreens(situation.screens), activate(look.language)]);
  if (mine !== requested) return;
  into.inert = still;
  // a key, so that text typed into one situation does not stay for the next
  flushSync(() => root.render(<Situation key={mine} situation={situation} look={look} screens={screens} />));
  post({ type: 'situation.shown', id: situation.id, height: document.documentElement.scrollHeight });
}

window.addEventListener('message', ({ origin: from, data }: MessageEvent<unknown>) => {
  if (from !== origin) return;
  const message = v.safeParse(show, data);
  if (message.success) void draw(place, message.output);
});
post({ type: 'situation.ready' });
