import { digitsOf, FIELDS, problemsOf, type FieldName, type Problems } from './rules.ts';
import { sendCard } from './send.ts';
import { talkTo } from './talk.ts';
import { groupWhileTyping, slashWhileTyping } from './typing.ts';
import { elementOf, inputOf, readTyped, show, showNetwork, type FormState } from './view.ts';
import { languageOf } from './words.ts';

/** The form reports activity to the portal at most this often, ms: the portal cannot see typing in another origin. Spec: portal §9 (activity in steps of 5 s). */
const ACTIVITY_MS = 5000;

const { key = '', nonce = '', portalOrigin = '', month = '' } = document.documentElement.dataset;
const talk = talkTo(window.parent, portalOrigin, nonce);
const form = elementOf('form', HTMLFormElement);

let state: FormState = { language: languageOf(document.documentElement.lang), problems: {}, notice: null, sending: false };
const change = (to: Partial<FormState>): void => show((state = { ...state, ...to }));

async function submit(): Promise<void> {
  if (state.sending) return;
  const typed = readTyped();
  const problems = problemsOf(typed, month);
  if (Object.keys(problems).length > 0) return showProblems(problems);
  change({ problems: {}, notice: null, sending: true });
  const sent = await sendCard(key, typed);
  change({ sending: false });
  if (sent.kind === 'refused') return showProblems(sent.problems);
  if (sent.kind === 'taken') return talk.send({ type: 'card.tokenized', ...sent.card });
  change({ notice: sent.kind });
  talk.send({ type: 'card.refused', fields: ['form'] });
}

/** Shows the problems at their fields and focuses the first one. */
function showProblems(problems: Problems): void {
  change({ problems, notice: null });
  const fields = FIELDS.filter((field) => problems[field] !== undefined);
  if (fields[0]) lookAt(inputOf(fields[0]));
  talk.send({ type: 'card.refused', fields });
}

/** Focuses a field. It goes to the center with its label and its hint: at the edge of the window the header of the portal hides them (WCAG 2.4.11). */
function lookAt(input: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  input.closest('.field')?.scrollIntoView({ block: 'center' });
}

/** When the customer leaves a field: an empty field is not an error yet. */
function checkOne(field: FieldName): void {
  const problem = inputOf(field).value.trim() === '' ? undefined : problemsOf(readTyped(), month)[field];
  const problems = { ...state.problems };
  if (problem === undefined) delete problems[field];
  else problems[field] = problem;
  change({ problems });
}

for (const field of FIELDS) {
  inputOf(field).addEventListener('change', () => checkOne(field));
  inputOf(field).addEventListener('input', () => {
    if (state.problems[field] !== undefined && problemsOf(readTyped(), month)[field] === undefined) checkOne(field);
  });
}
groupWhileTyping(inputOf('number'));

/** The portal looks up the first digits of a complete number before the card is saved. None: the number is no longer complete. Spec: CONF-033. */
const BIN_DIGITS = 8;
let reportedBin: string | undefined;
function reportBin(): void {
  const isWrong = problemsOf(readTyped(), month).number !== undefined;
  const cardBin = isWrong ? undefined : digitsOf(inputOf('number').value).slice(0, BIN_DIGITS);
  if (cardBin === reportedBin) return;
  reportedBin = cardBin;
  talk.send({ type: 'card.numbered', cardBin });
}
inputOf('number').addEventListener('input', reportBin);
inputOf('number').addEventListener('input', showNetwork);
reportBin(); // a number that was typed or filled in before this script ran
showNetwork();
// fields that the customer typed into and left before this script ran
for (const field of FIELDS) if (!inputOf(field).matches(':focus')) checkOne(field);
slashWhileTyping(inputOf('expiry'));

let lastActivity = -Infinity;
for (const type of ['keydown', 'input', 'pointerdown'] as const)
  addEventListener(type, () => {
    if (performance.now() - lastActivity < ACTIVITY_MS) return;
    lastActivity = performance.now();
    talk.send({ type: 'card.activity' });
  });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});

talk.onOrder((order) => {
  if (order.type === 'card.submit') return void submit();
  document.documentElement.dataset['theme'] = order.theme;
  change({ language: languageOf(order.language) });
});

/** The portal's border around the frame, 1 px on each side, counts toward its height. */
const FRAME_BORDERS = 2;
let height = 0;
/** Sends the form's height to the portal, again whenever it changes. The first message also tells that the form is ready. */
function sendHeight(): void {
  const now = Math.ceil(form.getBoundingClientRect().height) + FRAME_BORDERS;
  if (now === height) return;
  height = now;
  talk.send({ type: 'card.ready', height });
}
new ResizeObserver(sendHeight).observe(form);
sendHeight(); // now, because the observer does not run in a frame that is not rendered

if ('sent' in document.documentElement.dataset) void submit(); // Enter was pressed before this script ran (early.ts)
