import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DetailsDraft, QUESTIONS } from '../../machines/customerDetails/customerDetails.fields.ts';
import * as rules from '../../machines/customerDetails/customerDetails.rules.ts';
import { customerDetailsView } from '../../machines/customerDetails/customerDetails.view.ts';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { customerDetailsWalk, everything } from '../../machines/paths/walks/customerDetails.walks.ts';

const walk = customerDetailsWalk();
const MIA = 'Mia renews her loan';
const mia = (...labels: string[]) => follow(walk, MIA, ...labels);
const ALL = 'getNeeds: all four questions, and the spouse';
const ON_FILE = 'getCustomer: everything is on file';
const LACKING = 'getCustomer: without an address and a phone number';
const MILITARY = ['askRegister: the register answers', 'getMilitary: not protected'];
const FILLS = [ALL, LACKING, ...MILITARY, 'readDraft: nothing', 'getStates: the states'];

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const stories = walk.situations.map(({ title, snapshot }) => ({ title, snapshot, view: customerDetailsView(snapshot) }));
type Story = (typeof stories)[number];
const where = (wrong: (at: Story) => boolean): string[] => stories.filter(wrong).map(({ title }) => title);
const isFilling = ({ snapshot, view }: Story) => snapshot.status === 'active' && view.phase === 'filling';

describe('what is asked', () => {
  test('of a customer of whom nothing is missing: nothing, and no form is ever there', () => {
    const at = mia('getNeeds: nothing to ask', ON_FILE, ...MILITARY);
    expect([at.status, at.output]).toEqual(['done', { kind: 'complete' }]);
  });
  test('of a guest: nothing, and no call is made', () => {
    const at = follow(walk, 'Gus, a guest, renews a loan');
    expect([at.status, at.output]).toEqual(['done', { kind: 'complete' }]);
    expect(at.context.needs).toBeNull();
  });
  test('exactly the questions of race, height, gender and weight that the lender has as true (FLOW-REFI-12, part of ENT-023)', () => {
    const filling = stories.filter(isFilling);
    expect(new Set(filling.map(({ view }) => view.asked.questions.length))).toEqual(new Set([0, 1, 4]));
    const wrong = filling.filter(
      ({ snapshot: { context }, view }) =>
        !context.sent.includes('customer') &&
        QUESTIONS.some((question) => view.asked.questions.includes(question) !== (context.needs?.[question] ?? false)),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
  test('each question with "I do not wish to say", also where the lender’s list leaves it out', () => {
    const at = mia(...FILLS);
    const { options } = customerDetailsView(at);
    expect([options.race.at(-1), options.gender.at(-1)]).toEqual(['notSaid', 'notSaid']);
    expect(options.race.filter((race) => race === 'notSaid')).toHaveLength(1);
    const { needs } = at.context;
    const short = { ...at, context: { ...at.context, needs: needs && { ...needs, options: { race: [], gender: [] } } } };
    expect(customerDetailsView(short).options).toEqual({ race: ['notSaid'], gender: ['notSaid'] });
  });
  test('an address and a phone number only when the lender has none', () => {
    expect(customerDetailsView(mia(...FILLS)).asked).toMatchObject({ home: true, phone: true, spouse: true });
    const known = mia(ALL, ON_FILE, ...MILITARY, 'readDraft: nothing', 'getStates: the states');
    expect(customerDetailsView(known).asked).toMatchObject({ home: false, phone: false, spouse: true });
    expect(customerDetailsView(known).homeOnFile).toBe('12 Juniper Street, Fallow Creek, TX 78643');
  });
  test('the list of states is loaded only for an address, and without it two letters are typed', () => {
    const height = mia('getNeeds: only the height', ON_FILE, ...MILITARY, 'readDraft: nothing');
    expect(customerDetailsView(height)).toMatchObject({ phase: 'filling', states: null });
    expect(customerDetailsView(mia(...FILLS.slice(0, -1), 'getStates: no network')).phase).toBe('filling');
  });
});

describe('the register of the Military Lending Act', () => {
  test('is asked before the status is read (CALL-029, CALL-027)', () => {
    expect(() => mia('getMilitary: not protected')).toThrow('nothing comes of');
    const asked = walk.situations.filter(({ story }) => story.some(({ label }) => label.startsWith('getMilitary')));
    expect(asked.filter(({ story }) => !story.some(({ label }) => label.startsWith('askRegister'))).map(({ title }) => title)).toEqual([]);
  });
  test('is asked before anybody goes on', () =>
    expect(
      where(({ snapshot: { output, context } }) => output?.kind === 'complete' && !rules.isGuest(context) && !context.military),
    ).toEqual([]));
  test('has Mia as a covered borrower: the form says so', () => {
    const labels = [ALL, LACKING, 'askRegister: the register answers', 'getMilitary: a covered borrower'];
    expect(customerDetailsView(mia(...labels, 'readDraft: nothing', 'getStates: the states')).isCovered).toBe(true);
    expect(customerDetailsView(mia(...FILLS)).isCovered).toBe(false);
  });
});

describe('the form', () => {
  test('is sent only when it is right', () => {
    const wrong = customerDetailsView(mia(...FILLS, 'sends empty fields'));
    expect(wrong).toMatchObject({ phase: 'filling', sending: false });
    expect(wrong.problems).toMatchObject({ 'home.line1': 'required', phone: 'required', livesAt: 'required', feet: 'required' });
  });
  test('is sent in two calls, one after the other, and then the customer goes on', () => {
    const saving = mia(...FILLS, 'sends everything');
    expect(customerDetailsView(saving)).toMatchObject({ sending: true, busy: true });
    const half = walk.after(saving, { type: 'xstate.done.actor.saveCustomer', output: {}, actorId: 'saveCustomer' });
    expect(half.matches({ details: { sending: 'savingSpouse' } })).toBe(true);
    const at = mia(...FILLS, 'sends everything', 'saveCustomer: it is saved', 'saveSpouse: it is saved');
    expect(at.output).toEqual({ kind: 'complete' });
  });
  test('does not send a part again that the lender has', () => {
    const half = mia(...FILLS, 'sends everything', 'saveCustomer: it is saved', 'saveSpouse: the answer is lost');
    const view = customerDetailsView(half);
    expect(view).toMatchObject({
      isHalfSaved: true,
      failure: { kind: 'unknown' },
      asked: { home: false, phone: false, questions: [], spouse: true },
    });
    expect(walk.after(half, { type: 'details.submitted', values: everything }).matches({ details: { sending: 'savingSpouse' } })).toBe(
      true,
    );
    const twice = walk.situations.flatMap(({ snapshot, title }) =>
      snapshot.context.sent.includes('customer') && snapshot.matches({ details: { sending: 'savingCustomer' } }) ? [title] : [],
    );
    expect(twice).toEqual([]);
  });
  test('has what was typed after a failure, and says what failed', () => {
    const lost = customerDetailsView(mia(...FILLS, 'sends everything', 'saveCustomer: the answer is lost'));
    expect(lost).toMatchObject({ phase: 'filling', isHalfSaved: false, values: everything, failure: { kind: 'unknown' } });
    const refused = customerDetailsView(mia(...FILLS, 'sends everything', 'saveCustomer: the lender refuses it'));
    expect(refused.failure?.texts).toEqual(['Enter one home address.']);
    const again = mia(...FILLS, 'sends everything', 'saveCustomer: the answer is lost', 'sends everything');
    expect(customerDetailsView(again)).toMatchObject({ sending: true, failure: null });
  });
  test('has what was typed before a reload, for the same loan only', () => {
    const after = (draft: string) => customerDetailsView(mia(ALL, LACKING, ...MILITARY, draft, 'getStates: the states')).values;
    expect(after('readDraft: a phone number was typed')).toEqual({ phone: '512-555' });
    expect(after('readDraft: something was typed for another loan')).toEqual({});
  });
  test('stores no answer to the four questions (STORE-001)', () => {
    const { context } = mia(...FILLS, 'sends everything', 'saveCustomer: the answer is lost');
    const stored = v.parse(DetailsDraft, rules.draftOf(context));
    expect(stored.typed).toMatchObject({ phone: everything.phone, 'spouse.lastName': 'O’Neil-Ray' });
    for (const field of ['race', 'gender', 'height', 'feet', 'inches', 'weight', 'pounds']) expect(stored.typed).not.toHaveProperty(field);
  });
  test('is forgotten by this tab when all is saved, and only then', () => {
    const ends = walk.situations.flatMap(({ ways }) =>
      ways.filter(({ acts }) => acts.includes('forgetDraft')).map(({ step }) => step.label),
    );
    expect(new Set(ends)).toEqual(new Set(['saveCustomer: it is saved', 'saveSpouse: it is saved']));
  });
  test('is filled in by the address search', () => {
    const { values, filled } = customerDetailsView(mia(...FILLS, 'addressSearch: an address is found'));
    expect(filled).toMatchObject({ 'home.line1': '12 Juniper Street', 'home.zip': '78643' });
    expect(values).toMatchObject(filled);
  });
});

describe('in every situation', () => {
  test('a failure to load is shown, with a retry', () =>
    expect(where(({ view, snapshot }) => view.phase === 'failed' && (!view.failure || !snapshot.can({ type: 'retry.chosen' })))).toEqual(
      [],
    ));
  test('the customer can go back, except while the details are sent', () =>
    expect(
      where(
        ({ view, snapshot }) =>
          snapshot.status === 'active' && walk.after(snapshot, { type: 'details.left' }).matches('closed') === view.sending,
      ),
    ).toEqual([]));
  test('no address leads away while the details are sent', () => {
    const moved = ({ snapshot }: Story) => walk.after(snapshot, { type: 'xstate.route', to: '#CustomerDetails' }) !== snapshot;
    const sending = stories.filter(({ view }) => view.sending);
    expect(sending.length).toBeGreaterThan(0);
    expect(sending.filter(moved).map(({ title }) => title)).toEqual([]);
    expect(moved({ title: '', snapshot: mia(...FILLS), view: customerDetailsView(mia(...FILLS)) })).toBe(true);
  });
  test('"complete" is only said when nothing is missing any longer', () =>
    expect(
      where(
        ({ snapshot: { output, context } }) =>
          output?.kind === 'complete' && !rules.isGuest(context) && (rules.owesCustomer(context) || rules.owesSpouse(context)),
      ),
    ).toEqual([]));
  test('a form always asks for something', () =>
    expect(
      where((at) => {
        const { home, phone, spouse, questions } = at.view.asked;
        return isFilling(at) && !home && !phone && !spouse && questions.length === 0;
      }),
    ).toEqual([]));
});
