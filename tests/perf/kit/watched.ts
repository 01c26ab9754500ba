import type { BrowserContext, Frame, Page } from 'playwright';

/** ms from one press or key to the next paint. */
export type Wait = { ms: number; what: string };
/**
 * One layout shift, measured by the browser. `pressed`: within half a second of an input. `expected`: the input was into a field or a
 * choice of the same screen, which made room for what belongs to it.
 */
export type Shift = { value: number; pressed: boolean; expected: boolean; what: string };
/** The browser's measurements since the last read. */
export type Watched = { waits: Wait[]; shifts: Shift[] };

declare global {
  interface Window {
    /** Read between two presses, never during a measurement. */
    watched?: () => Watched;
  }
}

/** Every page and frame of the context measures itself from its start; the results are read afterwards. */
export async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const SHORTEST_MS = 16; // the browser reports nothing shorter; what it does not report counts as this long
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
    let reported = 0;
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if (isShift(entry)) {
          const { value, hadRecentInput: pressed, sources } = entry;
          shifts.push({ value, pressed, expected: pressed && field === screen(), what: `${screen()}: ${sources.map(nameOf).join(', ')}` });
          continue;
        }
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const { interactionId, duration: ms, name, target, startTime, processingStart, processingEnd } = entry;
        const begins = Math.round(processingStart - startTime);
        const works = Math.round(processingEnd - processingStart);
        const what = `${screen()}: ${name} on ${target instanceof Element ? target.tagName.toLowerCase() : 'a removed element'} (${begins} ms until it was handled, ${works} ms of work)`;
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
      const short = Array.from({ length: Math.max(0, all - reported - long.length) }, () => ({ ms: SHORTEST_MS, what: '' }));
      reported = all;
      byInteraction.clear();
      const seen = { waits: [...long, ...short], shifts };
      shifts = [];
      return seen;
    };
  });
}

/** A page's measurements since the last read: presses and keys in all its frames; shifts of its own, not of the card vault's frame. */
export async function watchedIn(page: Page): Promise<Watched> {
  const read = (frame: Frame) => frame.evaluate(() => window.watched?.() ?? { waits: [], shifts: [] });
  const [own, ...others] = await Promise.all([page.mainFrame(), ...page.mainFrame().childFrames()].map(read));
  return { waits: [own, ...others].flatMap((one) => one?.waits ?? []), shifts: own?.shifts ?? [] };
}
