import type { Contents, Picture } from '../pictureStore.ts';

declare global {
  interface Window {
    /** Set by contents.js, which is written by the same run. */
    contents?: unknown;
  }
}

/** Pictures at first, and for each press of "Show more". */
const AT_ONCE = 48;
const PERCENT = 100;

const isContents = (value: unknown): value is Contents =>
  typeof value === 'object' && value !== null && 'pictures' in value && Array.isArray(value.pictures);
const found = <E extends Element>(selector: string, kind: { new (): E }): E => {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new TypeError(`index.html has no ${kind.name} at ${selector}`);
  return element;
};

const written = window.contents;
if (!isContents(written)) throw new TypeError('contents.js holds no album');
const { pictures, findings, against } = written;
const form = found('#filter', HTMLFormElement);
const more = found('#more', HTMLButtonElement);
const changed = found('[name=changed]', HTMLInputElement);
const words = found('[name=words]', HTMLInputElement);
let room = AT_ONCE;

const facets: Readonly<Record<string, (picture: Picture) => string>> = {
  flow: ({ flow }) => flow,
  screen: ({ screen }) => screen || 'no screen',
  brand: ({ sight }) => sight.brand ?? 'no brand',
  language: ({ sight }) => sight.language,
  theme: ({ sight }) => sight.theme,
  width: ({ sight }) => String(sight.width),
};
const choices = Object.entries(facets).map(([name, of]) => ({ name, of, select: found(`[name=${name}]`, HTMLSelectElement) }));

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, about: { className?: string }, ...children: (Node | string)[]) {
  const made = document.createElement(name);
  if (about.className) made.className = about.className;
  made.append(...children);
  return made;
}

function image(file: string, alt: string): HTMLElement {
  const picture = Object.assign(document.createElement('img'), { src: file, alt, loading: 'lazy' });
  return Object.assign(element('a', {}, picture), { href: file });
}

/** The picture, next to the last release's picture when they differ. */
function comparison({ file, before, id }: Picture): HTMLElement {
  if (!before || before.share === 0) return image(file, id);
  const marked = before.marked ? [image(before.marked, `changes: ${id}`)] : [];
  return element('div', { className: 'sides' }, image(before.file, `before: ${id}`), image(file, `now: ${id}`), ...marked);
}

function changeOf({ before }: Picture): HTMLElement[] {
  if (against === null || before?.share === 0) return [];
  const sentence = before ? `${(before.share * PERCENT).toFixed(1)} % of it has changed` : 'new';
  return [element('p', { className: 'changed' }, sentence)];
}

function card(picture: Picture): HTMLElement {
  const { id, sight, story } = picture;
  const look = [facets['brand']?.(picture) ?? '', sight.language, sight.theme, `${sight.width} px`].join(' · ');
  const about = [element('h2', {}, id), element('p', {}, look), ...changeOf(picture)];
  return element('article', {}, ...about, comparison(picture), element('p', {}, story.join(' → ')));
}

const isChosen = (picture: Picture): boolean =>
  choices.every(({ of, select }) => select.value === '' || of(picture) === select.value) &&
  [picture.id, ...picture.story].join(' ').toLowerCase().includes(words.value.toLowerCase()) &&
  (!changed.checked || picture.before?.share !== 0);

function show(): void {
  const chosen = pictures.filter(isChosen);
  found('#pictures', HTMLElement).replaceChildren(...chosen.slice(0, room).map(card));
  more.hidden = chosen.length <= room;
  found('#count', HTMLElement).textContent = `${chosen.length} of ${pictures.length} pictures`;
  const selected = choices.filter(({ select }) => select.value !== '').map(({ name, select }) => [name, select.value]);
  history.replaceState(null, '', `#${new URLSearchParams(selected)}`);
}

const linked = new URLSearchParams(location.hash.slice(1));
for (const { name, of, select } of choices) {
  const values = [...new Set(pictures.map(of))];
  select.append(...['', ...values].map((value) => Object.assign(element('option', {}, value || 'all'), { value })));
  select.value = linked.get(name) ?? '';
}
const onlyChanged = changed.closest('label');
if (onlyChanged) onlyChanged.hidden = against === null;
form.addEventListener('input', () => {
  room = AT_ONCE;
  show();
});
form.addEventListener('submit', (event) => event.preventDefault());
more.addEventListener('click', () => {
  room += AT_ONCE;
  show();
});
if (findings.length > 0) {
  found('#findings', HTMLElement).hidden = false;
  found('#findings summary', HTMLElement).textContent = `${findings.length} findings`;
  found('#findings ul', HTMLElement).append(...findings.map((finding) => element('li', {}, finding)));
}
show();
