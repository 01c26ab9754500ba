/**
 * The debug panel of the sandbox: test events, and the lender's control plane (spec: sandbox "Control plane"). The sandbox serves this file
 * with its types removed, and nothing imports it, so no production bundle has it. Spec: portal §2 "Debug panel" (ROUTE-120, ANL-006).
 */
type Page = { track: (event: 'inbox message' | 'in-app message') => void };
type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listIn = (value: unknown, name: string): Json[] => {
  const list: unknown = isJson(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.filter(isJson) : [];
};
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  words = '',
  attributes: Readonly<Record<string, string>> = {},
  ...inside: readonly HTMLElement[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = words;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

async function ask(method: string, path: string, body?: Json): Promise<unknown> {
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(`/sandbox/${path}`, { method, ...json });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(isJson(answer) ? text(answer['Error']) : String(response.status));
  return answer;
}

/** Faults of a call, by their labels. */
const FAULTS: Readonly<Record<string, Json>> = {
  'answers 500': { status: 500 },
  'answers 503': { status: 503 },
  'answers after 5 seconds': { delayMs: 5_000 },
  'is cut before the work is done': { cut: 'before' },
  'is cut after the work is done': { cut: 'after' },
  'answers no JSON': { body: '<p>', contentType: 'text/html' },
};

const HOUR_S = 3_600;
const MESSAGES = 8;

/** Builds the panel's dialog; `say` shows and announces the result of an action. */
function panel({ track }: Page): HTMLDialogElement {
  const status = element('p', '', { role: 'status', class: 'sandbox-status' });
  const say = (words: string) => (status.textContent = words);
  const doing = (words: string, work: () => unknown) => () => {
    Promise.resolve(work()).then(
      () => say(words),
      (error: unknown) => say(error instanceof Error ? error.message : 'That did not work'),
    );
  };
  const button = (words: string, press: () => void) => {
    const made = element('button', words, { type: 'button', class: 'button button-secondary' });
    made.addEventListener('click', press);
    return made;
  };
  const actions = (...buttons: HTMLElement[]) => element('div', '', { class: 'actions' }, ...buttons);
  const field = (label: string, input: HTMLElement) =>
    element('div', '', { class: 'field' }, element('label', label, { class: 'field-label', for: input.id }), input);
  const section = (title: string, ...inside: HTMLElement[]) =>
    element('section', '', { class: 'section' }, element('h3', title), ...inside);

  const faults = element('ul', '', { class: 'list', 'aria-label': 'Faults that are on' });
  const showFaults = async () => {
    const on = listIn(await ask('GET', 'faults'), 'faults').map((fault) => element('li', JSON.stringify(fault)));
    faults.replaceChildren(...(on.length > 0 ? on : [element('li', 'None')]));
  };
  const call = element('input', '', {
    id: 'sandbox-call',
    class: 'input',
    value: 'POST /payment',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const kind = element(
    'select',
    '',
    { id: 'sandbox-fault', class: 'input' },
    ...Object.keys(FAULTS).map((name) => element('option', name)),
  );
  const addFault = async () => {
    await ask('POST', 'faults', { call: call.value, fault: FAULTS[kind.value] ?? {}, times: 1 });
    await showFaults();
  };
  const clearFaults = async () => {
    await ask('DELETE', 'faults');
    await showFaults();
  };

  const outbox = element('ul', '', { class: 'list', 'aria-label': 'Newest messages' });
  const showOutbox = async () => {
    const messages = listIn(await ask('GET', 'outbox'), 'messages').slice(0, MESSAGES);
    const lines = messages.map(({ to, kind: what, code, text: words }) =>
      element('li', `${text(to)}: ${text(what)} ${text(code) || text(words)}`),
    );
    outbox.replaceChildren(...(lines.length > 0 ? lines : [element('li', 'Nothing was sent')]));
  };
  const people = element('ul', '', { class: 'list', 'aria-label': 'People' });
  const showPeople = async () => {
    const all = listIn(await ask('GET', 'people'), 'people');
    people.replaceChildren(...all.map(({ name, about }) => element('li', `${text(name)}: ${text(about)}`)));
  };

  const close = button('Close', () => dialog.close());
  const dialog = element(
    'dialog',
    '',
    { class: 'dialog', lang: 'en', 'aria-labelledby': 'sandbox-title' },
    element('h2', 'Sandbox', { id: 'sandbox-title', tabindex: '-1' }),
    status,
    section(
      'Test events',
      actions(
        button(
          'Inbox message',
          doing('Tracked: inbox message', () => track('inbox message')),
        ),
        button(
          'In-app message',
          doing('Tracked: in-app message', () => track('in-app message')),
        ),
      ),
    ),
    section(
      'Switchboard: the next time',
      field('Call', call),
      field('What happens', kind),
      actions(button('Switch on', doing('The fault is on', addFault)), button('All faults off', doing('No faults', clearFaults))),
      faults,
    ),
    section(
      'Clock and data',
      actions(
        button(
          'One hour on',
          doing('It is one hour later', () => ask('POST', 'clock', { advanceSeconds: HOUR_S })),
        ),
        button(
          'One day on',
          doing('It is one day later', () => ask('POST', 'clock', { advanceSeconds: 24 * HOUR_S })),
        ),
        button(
          'Clock back to now',
          doing('It is now', () => ask('POST', 'clock', { reset: true })),
        ),
        button(
          'Everything back to the start',
          doing('Everything is as at the start. Sign in again.', () => ask('POST', 'reset', {})),
        ),
      ),
    ),
    section('Outbox', actions(button('Look again', doing('The newest messages', showOutbox))), outbox),
    section('People (password Sandbox2026)', people),
    actions(close),
  );
  dialog.addEventListener('toggle', () => {
    if (dialog.open) doing('', () => Promise.all([showFaults(), showOutbox(), showPeople()]))();
  });
  return dialog;
}

/** The sandbox's ribbon opens the panel; closing it restores focus. */
export function attach(page: Page): void {
  let dialog: HTMLDialogElement | undefined;
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest('.sandbox-ribbon button') : null;
    if (!(opener instanceof HTMLElement)) return;
    if (!dialog) {
      dialog = panel(page);
      dialog.addEventListener('close', () => {
        document.documentElement.classList.remove('scroll-locked');
        document.querySelector<HTMLElement>('.sandbox-ribbon button')?.focus();
      });
      document.body.append(dialog);
    }
    document.documentElement.classList.add('scroll-locked');
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  });
}
