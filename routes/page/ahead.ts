/**
 * Asks for the files that the page will need, by its address alone and before its code has loaded: those of the flow behind the address in the
 * customer's language. The document has the table (routes/build/doors.ts). A wrong guess costs a download: the charts decide what is shown.
 * Decision 036.
 */
/** What storage has, null where it is denied. */
function stored(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The languages of the table in the customer's order: the choice of an earlier visit, else the browser's. */
function languageIn(doors: readonly HTMLElement[], key: string): string {
  const has = (language: string | undefined): language is string => doors.some(({ dataset }) => dataset[language ?? ''] !== undefined);
  const wanted = [
    stored(() => localStorage.getItem(key)) ?? '',
    ...navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? ''),
  ];
  return wanted.find(has) ?? 'en';
}

/** Does the path have this pattern, in which `*` is any part? */
const matches = (pattern: string, path: string): boolean => new RegExp(`^/${pattern.replaceAll('*', '[^/]+')}/?$`, 'i').test(path);

function preload(files: string | undefined): void {
  for (const file of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${file}.js`;
    document.head.append(link);
  }
}

/** In the drawn page, so that they go with it. */
const colorIn = (brand: string) => document.querySelector('#portal > .shell')?.setAttribute('data-brand', brand);

/** Shows the blocks of this door (routes/build/skeletons.tsx), in its language, its brand's colors and the customer's theme. Decision 037. */
function draw(door: string, language: string): void {
  const { documentElement: root, readyState } = document;
  root.dataset['door'] = door;
  root.lang = language;
  const theme = stored(() => localStorage.getItem('theme'));
  if (theme !== null) root.dataset['theme'] ??= theme;
  const [, brand = '', screen] = location.pathname.split('/');
  if (door === '' || screen === undefined) return;
  colorIn(brand);
  if (readyState === 'loading') addEventListener('DOMContentLoaded', () => colorIn(brand)); // the shell may still be on its way
}

export function askAhead(): void {
  const doors = [...document.querySelectorAll<HTMLElement>('meta[name="door"]')];
  const { language: languageKey = '', tokens = '' } = doors[0]?.dataset ?? {};
  const language = languageIn(doors, languageKey);
  const hasSession = stored(() => sessionStorage.getItem(tokens)) !== null;
  let door = '';
  for (const { dataset } of doors) {
    const { paths, files, session, drawing, guests } = dataset;
    if (paths !== undefined && !paths.split(' ').some((pattern) => matches(pattern, location.pathname))) continue;
    preload(files);
    preload(dataset[language]);
    if (hasSession) preload(session);
    if (drawing !== undefined) door = hasSession ? drawing : (guests ?? drawing);
  }
  if (doors.length > 1) draw(door, language); // Login is drawn already
}
