import { FIELDS, problemsOf, type FieldName, type Problems } from './rules.ts';
import { sendCard } from './send.ts';
import { talkTo } from './talk.ts';
import { groupWhileTyping, slashWhileTyping } from './typing.ts';
import { found, inputOf, readTyped, show, type Shown } from './view.ts';
import { languageOf } from './words.ts';

/** The portal hears at most this often that somebody is at work here, ms: it cannot see typing in another origin. Spec: portal §9 (activity in steps of 5 s). */
const ACTIVITY_MS = 5000;

const { key = '', nonce = '', portalOrigin = '', month = '' } = document.documentElement.dataset;
const talk = talkTo(window.parent, portalOrigin, nonce);
const form = found('form', HTMLFormElement);

let shown: Shown = { language: languageOf(document.documentElement.lang), problems: {}, notice: null, sending: false };
const change = (to: Partial<Shown>): void => show((shown = { ...shown, ...to }));

async function submit(): Promise<void> {
  if (shown.sending) return;
  const typed = readTyped();
  const problems = problemsOf(typed, month);
  if (Object.keys(problems).length > 0) return refuse(problems);
  change({ problems: {}, notice: null, sending: true });
  const sent = await sendCard(key, typed);
  change({ sending: false });
  if (sent.kind === 'refused') return refuse(sent.problems);
  if (sent.kind === 'taken') return talk.tell({ type: 'card.tokenized', ...sent.card });
  change({ notice: sent.kind });
  talk.tell({ type: 'card.refused', fields: [] });
}

/** Shows what is wrong where it is wrong, and puts the caret into the first such field. */
function refuse(problems: Problems): void {
  change({ problems, notice: null });
  const fields = FIELDS.filter((field) => problems[field] !== undefined);
  if (fields[0]) inputOf(fields[0]).focus();
  talk.tell({ type: 'card.refused', fields });
}

/** On leaving a field: only what is typed and wrong is said; an empty field is not yet a mistake. */
function checkOne(field: FieldName): void {
  const problem = inputOf(field).value.trim() === '' ? undefined : problemsOf(readTyped(), month)[field];
  const problems = { ...shown.problems };
  if (problem === undefined) delete problems[field];
  else problems[field] = problem;
  change({ problems });
}

for (const field of FIELDS) {
  inputOf(field).addEventListener('change', () => checkOne(field));
  inputOf(field).addEventListener('input', () => {
    if (shown.problems[field] !== undefined && problemsOf(readTyped(), month)[field] === undefined) checkOne(field);
  });
}
groupWhileTyping(inputOf('number'));
slashWhileTyping(inputOf('expiry'));

let told = -Infinity;
for (const type of ['keydown', 'input', 'pointerdown'] as const)
  addEventListener(type, () => {
    if (performance.now() - told < ACTIVITY_MS) return;
    told = performance.now();
    talk.tell({ type: 'card.activity' });
  });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});

talk.hear((order) => {
  if (order.type === 'card.submit') return void submit();
  document.documentElement.dataset['theme'] = order.theme;
  change({ language: languageOf(order.language) });
});

/** The portal draws a line of 1 px around the frame, and counts it to the height. */
const FRAME_LINES = 2;
let height = 0;
/** The portal gives the frame the height of the form, again whenever an error makes it taller. The first time it also says that the form listens. */
function tellHeight(): void {
  const now = Math.ceil(form.getBoundingClientRect().height) + FRAME_LINES;
  if (now === height) return;
  height = now;
  talk.tell({ type: 'card.ready', height });
}
new ResizeObserver(tellHeight).observe(form);
tellHeight(); // at once: a browser does not observe a frame that it does not draw
