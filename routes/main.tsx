import './page/trustedTypes.ts';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { appMachine } from '../machines/app/app.machine.ts';
import { headerView } from '../machines/app/app.view.ts';
import { waitForFirstScreen } from '../services/client/firstScreen.ts';
import { listenForInstall } from '../services/client/install.ts';
import { log } from '../services/client/log.ts';
import { sendStatusAhead } from '../services/client/serviceStatus.ts';
import { readVisited } from '../services/client/visited.ts';
import { BRANDS } from '../machines/kit/brand.ts';
import type { Target } from '../machines/kit/target.ts';
import type { PagePort } from '../ui/shell/pagePort.ts';
import type { AppRef } from '../ui/shell/useCharts.ts';
import { activate, beginWithoutLogin, i18n, type Language } from '../ui/i18n.ts';
import { beginAfter, inBackground } from '../ui/shell/background.ts';
import { chartsOf } from './charts.ts';
import type { Charts } from './mirror.ts';
import { askAheadOf } from './page/askedAhead.ts';
import { renderBeside } from './page/besideWaiting.ts';
import { isConfigured } from './page/configured.ts';
import { connectPage } from './page/connection.ts';
import { firstScreen, restingScreen } from './page/firstScreen.ts';
import { fetchFlowWith } from './page/flows.ts';
import { loginAt, putAddressBack, takeAddress } from './page/loginAddress.ts';
import { bringLoginLater } from './page/loginTexts.ts';
import { openCase } from './page/help.ts';
import { startLog } from './page/logging.ts';
import { nextTask } from './page/nextTask.ts';
import { openRouting } from './page/openRouting.ts';
import { createPagePort } from './page/pagePort.ts';
import { followDefaultLanguage, languageAtStart } from './page/preferences.ts';
import { pictureOf } from './page/picture.ts';
import { letStudioFollow } from './page/studio.ts';
import { TakenOver } from './page/TakenOver.tsx';
import { pressEnded, pressedIn, sendEarly, typedIn } from './page/typed.ts';
import { startWorker } from './page/worker.ts';

/** The root element; `data-drawn` says what the build has already rendered there (see pictureOf), in the page's language. */
const place = document.getElementById('portal');

/** The target of any address but Login's. The router reads it. */
async function targetAt(address: string): Promise<Target> {
  try {
    const routing = await openRouting();
    await nextTask();
    return routing.firstTarget(address);
  } catch (error) {
    putAddressBack(address);
    throw error;
  }
}

/** Reads the address, and removes a signed link from it, before the page sends any request. */
async function start(at: HTMLElement): Promise<void> {
  const login = loginAt(location);
  const requested = login ?? targetAt(takeAddress());
  const language = languageAtStart(navigator.languages);
  const drawnIn = document.documentElement.lang;
  followDefaultLanguage(navigator.languages);
  startLog();
  listenForInstall();

  let running: AppRef | null = null;
  const brandCode = () => {
    const { brand } = running ? headerView(running.getSnapshot()) : { brand: null };
    return brand ? BRANDS[brand].code : '';
  };
  if (!login) beginWithoutLogin();
  const known = texts(language); // the charts do not wait for them
  known.catch(() => undefined);
  const [target] = await Promise.all([
    requested,
    connectPage({ appVersion: __APP_VERSION__, brandCode, language: () => i18n.locale || language }),
  ]);

  /** What Login shows before the router has loaded. */
  let first: Target | null = null;
  const follow = async () => (await openRouting()).follow(charts, first);
  let provide: ReturnType<PagePort['provide']> = (children) => children;
  let provided = false;
  const fetchFlow = fetchFlowWith(async () => {
    const [{ router, addressOf }, { Providers }] = await Promise.all([openRouting(), import('./providers.tsx'), follow()]);
    if (provided) return;
    provided = true;
    provide = (children) => (
      <Providers router={router} addressOf={addressOf}>
        {children}
      </Providers>
    );
  });
  const app = createActor(appMachine.provide({ actors: { fetchFlow, openCase } }), { input: { target, visited: readVisited() } });
  const charts = chartsOf(app);
  running = app;
  app.start();
  // side by side with the session; the charts find the answers, and ask again after a failure
  sendStatusAhead();
  askAheadOf(target).catch(() => undefined);
  letStudioFollow(app);
  const resting = restingScreen(charts);
  beginAfter(resting);
  // the worker has the file: on a later visit the first screen has the display face, too
  if (navigator.serviceWorker?.controller) bringFace();
  else inBackground(bringFace);
  waitForFirstScreen(resting);
  // the sign-in names the time zone: without a first format made before, its request would wait for one (timeZone.ts)
  if (login) inBackground(() => void Intl.DateTimeFormat());
  else {
    bringLoginLater(charts);
    await nextTask();
    await follow();
  }
  const page = createPagePort({ provide: () => provide, worker: startWorker(), sandbox: isConfigured('sandbox') });
  await Promise.all([known, firstScreen(charts)]);
  await nextTask();
  await pressEnded();
  first = charts.visible()?.target ?? null;
  const drawn = at.dataset['drawn'] === pictureOf(app.getSnapshot()) && drawnIn === i18n.locale;
  const putBack = drawn ? () => undefined : typedIn(at);
  const press = pressedIn(at);
  const onAlive = () => {
    putBack();
    press();
    sendEarly(at);
    follow().catch(() => log('warn', 'no router yet')); // the first flow tries again
  };
  const content = (onCommit?: () => void) => <TakenOver app={app} page={page} drawn={drawn} onCommit={onCommit} onAlive={onAlive} />;
  const options = { onUncaughtError: giveUp, onRecoverableError: reportRecovered };
  // in slices: a press is handled between two of them
  if (drawn) startTransition(() => void hydrateRoot(at, content(), options));
  // synchronously with the comparison: text typed in between would be lost
  else if (at.querySelector('input')) flushSync(() => createRoot(at, options).render(content()));
  else renderBeside(at, content, options);
  observeUsage(app, charts);
}

/** Without it, titles are in the customer's own typeface. */
const bringFace = (): void => void import('./page/displayFace.ts').then((file) => file.bringDisplayFace()).catch(() => undefined);

/** Telemetry loads in the background; everything works without it. */
function observeUsage(app: AppRef, charts: Charts): void {
  const begin = async () => {
    const { startTelemetry } = await import('./page/telemetry.ts');
    await startTelemetry(app, charts, { appVersion: __APP_VERSION__, isPwa: matchMedia('(display-mode: standalone)').matches });
  };
  inBackground(() => void begin().catch(() => log('warn', 'no telemetry')));
}

/** The fallback is English: its texts may be available when the others cannot be fetched. */
const texts = (language: Language) => activate(language).catch(() => activate('en'));

/** The browser skips a view transition while the window changes its size: the new screen is there without it (decision 040). */
function reportRecovered(error: unknown): void {
  if (!(error instanceof DOMException)) reportError(error);
}

/** The page cannot go on. ERR-026's text; nothing else could be loaded. */
function giveUp(error: unknown): void {
  log('error', 'start', { failed: error instanceof Error ? error.name : 'unknown' });
  const at = document.getElementById('portal');
  if (at) at.textContent = 'Unable to connect. Please try again.';
}

if (place) start(place).catch(giveUp);
