// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { CustomerDetailsEvent } from '../../machines/customerDetails/customerDetails.rules.ts';
import { customerDetailsView } from '../../machines/customerDetails/customerDetails.view.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { customerDetailsWalk } from '../../machines/paths/walks/customerDetails.walks.ts';
import { messages as spanish } from '../../ui/locales/es/customerDetails.po';
import { CustomerDetails } from '../../ui/screens/customerDetails/CustomerDetails.tsx';
import { press, stage, submit, type } from '../ui/stage.tsx';

const sent: CustomerDetailsEvent[] = [];
const send = (event: CustomerDetailsEvent) => void sent.push(event);
const ALL = 'getNeeds: all four questions, and the spouse';
const LACKING = 'getCustomer: without an address and a phone number';
const NOT_PROTECTED = ['askRegister: the register answers', 'getMilitary: not protected'];
const REST = ['readDraft: nothing', 'getStates: the states'];
const FILLS = [ALL, LACKING, ...NOT_PROTECTED, ...REST];
const on = (...labels: string[]) => customerDetailsView(follow(customerDetailsWalk(), 'Mia renews her loan', ...labels));
const shows = (view = on(...FILLS)) => stage(<CustomerDetails view={view} send={send} />);
type Page = ReturnType<typeof shows>;
const names = ({ container }: Page) => [...container.querySelectorAll('input, select')].map((field) => field.getAttribute('name'));
const answers = ({ container }: Page, question: string) =>
  [...container.querySelectorAll(`[id="${question}"] .choice-title`)].map(({ textContent }) => textContent);

describe('the questions for the government', () => {
  test('are exactly those that the lender has as true (FLOW-REFI-12)', () => {
    const height = on('getNeeds: only the height', 'getCustomer: everything is on file', ...NOT_PROTECTED, 'readDraft: nothing');
    expect(names(shows(height))).toEqual(['height', 'height']);
    expect(shows(height).container.querySelector('#race')).toBeNull();
    const all = shows();
    for (const question of ['race', 'gender', 'height', 'weight']) expect(all.container.querySelector(`#${question}`)).not.toBeNull();
  });
  test('can each be declined, and nothing is chosen for the customer (R-10, FLOW-REFI-12)', () => {
    const page = shows();
    expect(page.container.querySelectorAll('input:checked')).toHaveLength(0);
    for (const question of ['race', 'gender', 'height', 'weight']) expect(answers(page, question).at(-1)).toBe('I do not wish to say');
  });
  test('say what they are for, that they decide nothing, and that nobody has to answer', () => {
    const { text } = shows();
    expect(text()).toContain('The federal government asks for these answers to make sure that lenders treat everyone fairly.');
    expect(text()).toContain('We don’t use them to decide about your loan. You don’t have to answer');
  });
  test('ask for feet and inches, and for pounds, once the customer wants to say', () => {
    const open = shows({ ...on(...FILLS), values: { height: 'given', weight: 'given' } });
    for (const field of ['feet', 'inches', 'pounds']) expect(names(open)).toContain(field);
    for (const field of ['feet', 'inches', 'pounds']) expect(names(shows())).not.toContain(field);
  });
  test('are chosen by a press, which the fields that are reported next do not take back', () => {
    const page = shows({ ...on(...FILLS), values: { race: 'white' } });
    sent.length = 0;
    press(page.find('#race input[value="asian"]', HTMLElement));
    const races = sent.flatMap((event) => (event.type === 'details.typed' && event.values.race ? [event.values.race] : []));
    expect(races).toEqual(['asian']);
  });
});

describe('what else is missing (part of ROUTE-078)', () => {
  test('an address, a phone number and the spouse are asked for only when they are missing', () => {
    expect(names(shows())).toEqual(expect.arrayContaining(['home.line1', 'home.zip', 'phone', 'spouse.firstName', 'livesAt']));
    const known = shows(on(ALL, 'getCustomer: everything is on file', ...NOT_PROTECTED, ...REST));
    expect(names(known)).toContain('spouse.firstName');
    for (const field of ['home.line1', 'phone']) expect(names(known)).not.toContain(field);
  });
  test('it says why the spouse is asked for, and the home address on file can be the spouse’s', () => {
    const known = on(ALL, 'getCustomer: everything is on file', ...NOT_PROTECTED, ...REST);
    const page = shows(known);
    expect(page.text()).toContain('The state requires us to send your spouse a notice about the new loan');
    expect(page.text()).toContain('12 Juniper Street, Fallow Creek, TX 78643');
    sent.length = 0;
    press(page.find('#livesAt input[value="home"]', HTMLElement));
    expect(sent).toContainEqual({ type: 'details.typed', values: { livesAt: 'home' } });
    expect(names(page)).not.toContain('spouse.line1');
    expect(names(shows({ ...known, values: { livesAt: 'elsewhere' } }))).toContain('spouse.line1');
  });
  test('what is typed is reported, and sent', () => {
    const page = shows();
    type(page.field('phone'), '5125550118');
    expect(sent.at(-1)).toMatchObject({ type: 'details.typed', values: { phone: '512-555-0118' } });
    submit(page.find('form', HTMLFormElement));
    expect(sent.at(-1)).toMatchObject({ type: 'details.submitted', values: { phone: '512-555-0118', 'home.line1': '' } });
  });
  test('every problem is an instruction by its field and in the summary, in the order of the form', () => {
    const page = shows(on(...FILLS, 'sends empty fields'));
    expect(page.find('[id="home.zip-error"]', HTMLElement).textContent).toBe('Enter your home ZIP code.');
    const listed = [...page.container.querySelectorAll('.error-links a')].map((link) => link.getAttribute('href'));
    expect(listed).toEqual([
      '#home.line1',
      '#home.city',
      '#home.state',
      '#home.zip',
      '#phone',
      '#spouse.firstName',
      '#spouse.lastName',
      '#livesAt',
      '#feet',
    ]);
    for (const field of listed) expect(page.container.querySelector(`[id="${field?.slice(1)}"]`)).not.toBeNull();
  });
});

describe('a covered borrower', () => {
  const covered = on(ALL, LACKING, 'askRegister: the register answers', 'getMilitary: a covered borrower', ...REST);
  test('reads what the law does, that the lender checks it, and whom to call', () => {
    const { text, container } = shows(covered);
    for (const words of [
      'Military Lending Act',
      'no more than 36 percent a year',
      'a new title loan is not allowed',
      'We check this before',
    ])
      expect(text()).toContain(words);
    expect(container.querySelector('a[href="tel:+15125550150"]')).not.toBeNull();
  });
  test('is the only one to read it', () => expect(shows().text()).not.toContain('Military'));
});

describe('sending', () => {
  test('the button says what happens, and waits while the details are sent', () => {
    const page = shows();
    expect(page.find('.button-primary', HTMLElement).textContent).toBe('Save and continue');
    const busy = shows(on(...FILLS, 'sends everything'));
    expect(busy.find('.button-primary', HTMLElement).getAttribute('aria-busy')).toBe('true');
  });
  test('a failed send says so, in the lender’s words where there are any, and what was typed is there', () => {
    const lost = shows(on(...FILLS, 'sends everything', 'saveCustomer: the answer is lost'));
    expect(lost.find('[role="alert"]', HTMLElement).textContent).toContain('What you typed is still here. It’s safe to save it again.');
    expect([lost.field('home.line1').value, lost.field('phone').value]).toEqual(['9 Elm Road', '+1 512-555-0118']);
    expect(lost.find('#race input:checked', HTMLInputElement).value).toBe('asian');
    const refused = shows(on(...FILLS, 'sends everything', 'saveCustomer: the lender refuses it'));
    expect(refused.text()).toContain('Enter one home address.');
  });
  test('after the first of two parts the page says what is saved and asks only for the rest', () => {
    const page = shows(on(...FILLS, 'sends everything', 'saveCustomer: it is saved', 'saveSpouse: the answer is lost'));
    expect(page.text()).toContain('Your details are saved. Only your spouse’s are left.');
    expect(names(page)).not.toContain('phone');
    expect(page.field('spouse.line1').value).toBe('4 Oak Lane');
  });
});

test('what fails to load can be tried again, and the customer can go back (ERR-017)', () => {
  const { text, button } = shows(on('getCustomer: no network'));
  expect(text()).toContain('Unable to connect');
  press(button('Try again'));
  press(button('Go back'));
  expect(sent.slice(-2)).toEqual([{ type: 'retry.chosen' }, { type: 'details.left' }]);
});

test.each(['agreement', 'draw', 'origination'] as const)('the sentence below the title says what the details are for: %s', (purpose) => {
  const { find } = shows({ ...on(...FILLS), purpose });
  expect(find('.page-lead', HTMLElement).textContent).toContain(
    { agreement: 'documents', draw: 'cash', origination: 'make your new loan' }[purpose],
  );
});

test('is complete in Spanish', () => {
  const page = stage(<CustomerDetails view={on(...FILLS)} send={send} />, { locale: 'es', messages: spanish });
  for (const words of ['Faltan algunos datos', 'Prefiero no decirlo', '¿Dónde vive su cónyuge?', 'Guardar y continuar'])
    expect(page.text()).toContain(words);
});
