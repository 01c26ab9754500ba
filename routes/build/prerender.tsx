import { msg } from '@lingui/core/macro';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createActor, waitFor } from 'xstate';
import { appMachine } from '../../machines/app/app.machine.ts';
import { currentScreen } from '../../machines/app/app.view.ts';
import { LOGIN } from '../../machines/kit/places.ts';
import { setApi } from '../../services/client/api.ts';
import type { Answer, CallName } from '../../services/contract/index.ts';
import { activate, i18n, isLanguage, LANGUAGES, loadTexts, type Language } from '../../ui/i18n.ts';
import { App } from '../../ui/shell/App.tsx';
import { stillPage } from '../../ui/situation/stillPage.ts';
import { loginLinks } from '../page/loginAddress.ts';
import { pictureOf } from '../page/picture.ts';
import { createPortalRouter } from '../router.ts';
import * as tree from '../tree.ts';
import type { Known } from './doors.ts';
import { skeletons } from './skeletons.tsx';
import { waitingPage, type Waitings } from './waiting.ts';

/** What the build assumes: a service that is open and publishes no settings. Nothing else is requested before Login is shown. */
const service: { readonly [Name in CallName]?: Answer<Name> } = { 'GET /serviceStatus': { available: true, message: '' } };

const page = stillPage({ links: loginLinks, headerButton: (place) => tree.placeOf(place)?.header ?? 'none' });

const LIMIT_MS = 10_000;

/** The path of each screen, as the router writes it, with its flow; and the languages. */
export function known(): Known {
  const router = createPortalRouter(createMemoryHistory(), tree, () => Promise.resolve());
  const paths = Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const place = options.staticData?.place;
    return place ? [{ flow: place.flow, screen: place.screen, path: String(fullPath) }] : [];
  });
  return { paths, languages: Object.keys(LANGUAGES) };
}

/** The title of MakePayment. */
const QUESTION = msg`How much would you like to pay?`;

/** The app's first moment, and what a payment asks first, in each language. */
async function inEachLanguage(): Promise<{ waitings: Waitings; questions: Readonly<Record<string, string>> }> {
  const waitings: Record<string, string> = {};
  const questions: Record<string, string> = {};
  await loadTexts('payment');
  for (const language of Object.keys(LANGUAGES).filter(isLanguage)) {
    await activate(language);
    const app = createActor(appMachine, { input: { target: LOGIN } });
    app.start();
    waitings[language] = renderToString(<App app={app} page={page} />);
    app.stop();
    questions[language] = i18n._(QUESTION);
  }
  if (new Set(Object.values(questions)).size < Object.keys(LANGUAGES).length) throw new Error('QUESTION is no text of the payment');
  return { waitings, questions };
}

/** Login as a visitor first sees it, and the waiting page of every other address. Rendered by the charts and screens themselves. */
export async function prerender(language: Language): Promise<{ login: string; picture: string; waiting: string }> {
  setApi(async (name) => {
    const answer = service[name];
    if (answer === undefined) throw new Error(`${name} is not called before Login`);
    return answer;
  });
  const { waitings, questions } = await inEachLanguage();
  await activate(language);
  const app = createActor(appMachine, { input: { target: LOGIN } });
  app.start();
  try {
    await waitFor(app, (snapshot) => currentScreen(snapshot).screen === 'Login' && !currentScreen(snapshot).busy, { timeout: LIMIT_MS });
    return {
      login: renderToString(<App app={app} page={page} />),
      picture: pictureOf(app.getSnapshot()),
      waiting: waitingPage(waitings, skeletons(questions)),
    };
  } finally {
    app.stop();
  }
}
