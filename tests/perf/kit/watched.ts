import type { BrowserContext, Frame, Page } from 'playwright';

/** ms from one press or key to the next paint. */
export type Wait = { ms: number; what: string };
/**
 * One shift of what stood on the screen already, as the browser measures it. `pressed`: within half a second of an input. `asked`: that
 * input was into a field or a choice of the same screen, and what belongs to it made room for itself.
 */
export type Shift = { value: number; pressed: boolean; asked: boolean; what: string };
/** What the browser measured by itself since it was last asked. */
export type Watched = { waits: Wait[]; shifts: Shift[] };

declare global {
  interface Window {
    /** Asked between two presses, never while one is measured. */
    watched?: () => Watched;
  }
}

/** Every page and frame of the context measures itself from its beginning, and tells nobody until it is asked. */
export async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const SHORTEST_MS = 16; // the browser tells of nothing shorter; what it does not tell of counts as this long
    const byInteraction = new Map<number, Wait>();
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number; hadRecentInput: boolean; sources: unknown[] } =>
      entry.entryType === 'layout-shift' && 'value' in entry && 'sources' in entry;
    const nameOf = (source: unknown) => {
      const node: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, 'node') : null;
      if (!(node instanceof Element)) return String(node instanceof Node ? node.nodeName : 'gone');
      return `${node.tagName.toLowerCase()}${node.className === '' ? '' : `.${String(node.className)}`}`;
    };
    const screen = () => document.querySelector('main')?.dataset['screen'] ?? 'another page';
    let field: unknown = null;
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(
        type,
        ({ target }) => {
          const isField = target instanceof Element && target.closest('input, label') !== null;
          field = isField ? screen() : null;
        },
        { capture: true, passive: true },
      );
    }
    let shifts: Shift[] = [];
    let told = 0;
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if (isShift(entry)) {
          const { value, hadRecentInput: pressed, sources } = entry;
          shifts.push({ value, pressed, asked: pressed && field === screen(), what: `${screen()}: ${sources.map(nameOf).join(', ')}` });
          continue;
        }
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const { interactionId, duration: ms, name, target, startTime, processingStart, processingEnd } = entry;
        const begins = Math.round(processingStart - startTime);
        const works = Math.round(processingEnd - processingStart);
        const what = `${screen()}: ${name} on ${target instanceof Element ? target.tagName.toLowerCase() : 'what is gone'} (${begins} ms until it was heard, ${works} ms of work)`;
        if (ms > (byInteraction.get(interactionId)?.ms ?? 0)) byInteraction.set(interactionId, { ms, what });
      }
    };
    const options = { buffered: true, durationThreshold: SHORTEST_MS };
    const observers = ['event', 'first-input', 'layout-shift'].map((type) => {
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type, ...options });
      return observer;
    });
    const begun = () => (performance.eventCounts.get('keydown') ?? 0) + (performance.eventCounts.get('pointerdown') ?? 0);
    window.watched = () => {
      for (const observer of observers) note(observer.takeRecords());
      const all = begun();
      const long = [...byInteraction.values()];
      const short = Array.from({ length: Math.max(0, all - told - long.length) }, () => ({ ms: SHORTEST_MS, what: '' }));
      told = all;
      byInteraction.clear();
      const seen = { waits: [...long, ...short], shifts };
      shifts = [];
      return seen;
    };
  });
}

/** What a page has measured since it was last asked: presses and keys in all its frames; shifts of its own, not of the card vault's page in it. */
export async function watchedIn(page: Page): Promise<Watched> {
  const ask = (frame: Frame) => frame.evaluate(() => window.watched?.() ?? { waits: [], shifts: [] });
  const [own, ...others] = await Promise.all([page.mainFrame(), ...page.mainFrame().childFrames()].map(ask));
  return { waits: [own, ...others].flatMap((one) => one?.waits ?? []), shifts: own?.shifts ?? [] };
}
