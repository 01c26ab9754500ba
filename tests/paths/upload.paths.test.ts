import { describe, expect, test } from 'vitest';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { fileOf, incomeTask } from '../../machines/paths/people/files.ts';
import { uploadWalk } from '../../machines/paths/walks/upload.walks.ts';
import { announceAsk, checkAsk, fileToPost, tasksAsk } from '../../machines/upload/upload.rules.ts';
import { uploadView } from '../../machines/upload/upload.view.ts';

const walk = uploadWalk();
const START = 'Ann opens the upload';
const OPEN = ['getAccounts: her loans', 'readUploadFlag: it is on', 'getTasks: proof of income and of identity'];
const READY = [...OPEN, 'chooses a pay stub', 'readFileType: a PDF'];
const SENDING = [...READY, 'sends the files', 'announce: an address'];
const at = (...labels: string[]) => follow(walk, START, ...labels);
const fileAt = (...labels: string[]) => uploadView(at(...labels)).tasks[0]?.files[0];

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const stories = titled(walk).map(([story, snapshot]) => ({ story, snapshot, view: uploadView(snapshot) }));
type Story = (typeof stories)[number];

/** The first stories that break the rule: a few are enough. */
const where = (wrong: (at: Story) => boolean): string[] =>
  stories
    .filter(wrong)
    .map(({ story }) => story)
    .slice(0, 3);

describe('wherever Ann gets to', () => {
  test('nothing is asked about a loan that is not hers', () =>
    expect(where(({ snapshot: { context }, view }) => context.loanId === 'no' && (context.loan !== null || view.tasks.length > 0))).toEqual(
      [],
    ));
  test('she can leave, and is asked first exactly when a chosen file has not arrived', () =>
    expect(
      where(({ snapshot, view }) => {
        if (snapshot.status !== 'active' || view.asksToLeave) return false;
        const after = walk.after(snapshot, { type: 'flow.left' });
        const isLost = view.tasks.some(({ files }) => files.some(({ state }) => state !== 'arrived' && state !== 'refused'));
        return isLost ? !uploadView(after).asksToLeave : after.status !== 'done';
      }),
    ).toEqual([]));
  test('the app and the browser ask exactly then', () =>
    expect(
      where(({ snapshot, view }) => {
        const isLost = view.tasks.some(({ files }) => files.some(({ state }) => state !== 'arrived' && state !== 'refused'));
        return (
          snapshot.status === 'active' && (snapshot.hasTag('bound') !== isLost || Object.hasOwn(snapshot.children, 'holdPage') !== isLost)
        );
      }),
    ).toEqual([]));
  test('only a file that was checked is on the way, and only one', () =>
    expect(
      where(({ snapshot: { context } }) => {
        const sending = context.chosen.filter(({ state }) => state === 'sending');
        return sending.length > 1 || sending.some(({ type, fileId }) => type === null || fileId !== context.current);
      }),
    ).toEqual([]));
  test('a signed address is known only while its file is being sent', () =>
    expect(
      where(({ snapshot: { context } }) => context.uploadUrl !== '' && !context.chosen.some(({ state }) => state === 'sending')),
    ).toEqual([]));
  test('a file that has arrived stays, every other one can be removed', () =>
    expect(
      where(
        ({ snapshot }) =>
          snapshot.status === 'active' &&
          snapshot.context.chosen.some(({ fileId, state }) => snapshot.can({ type: 'file.removed', fileId }) === (state === 'arrived')),
      ),
    ).toEqual([]));
  test('a file that was cut can be sent again, and no other', () =>
    expect(
      where(
        ({ snapshot }) =>
          snapshot.status === 'active' &&
          snapshot.context.chosen.some(({ fileId, state }) => snapshot.can({ type: 'file.retried', fileId }) !== (state === 'cut')),
      ),
    ).toEqual([]));
  test('a refused file says why', () =>
    expect(
      where(({ view }) => view.tasks.some(({ files }) => files.some(({ state, problem }) => state === 'refused' && problem === null))),
    ).toEqual([]));
});

test('what is still wanted comes first', () =>
  expect(uploadView(at(...OPEN)).tasks.map(({ docType, received }) => [docType, received])).toEqual([
    ['income', 0],
    ['identity', 1],
  ]));

/** part of CALL-037 */
test('the address is asked for with what is known of the file: its type by its bytes', () =>
  expect(announceAsk(at(...READY, 'sends the files'))).toEqual({
    taskId: 'task-income',
    loanId: 'title',
    lmsId: 'TLX',
    docType: 'income',
    isPayment: false,
    files: [{ name: 'pay-stub.pdf', size: 1_000, type: 'application/pdf', docType: 'income' }],
  }));

describe('a photo (quality §3)', () => {
  const PHOTO = [...OPEN, 'chooses a pay stub', 'readFileType: a photo'];
  const WRITTEN = [...PHOTO, 'writePhoto: a smaller photo without its place'];
  test('cannot be sent as it was chosen', () => {
    expect(fileAt(...PHOTO)).toMatchObject({ state: 'writing', size: 0 });
    expect(at(...PHOTO, 'sends the files').context.chosen[0]?.state).toBe('writing');
  });
  test('is sent as it was rewritten: this file, its size, its type, and a name that fits them', () => {
    expect(fileAt(...WRITTEN)).toMatchObject({ name: 'pay-stub.pdf', state: 'ready', size: 800 });
    const sending = at(...WRITTEN, 'sends the files');
    expect(announceAsk(sending).files).toEqual([{ name: 'pay-stub.jpg', size: 800, type: 'image/jpeg', docType: 'income' }]);
    expect(fileToPost(at(...WRITTEN, 'sends the files', 'announce: an address')).file.size).toBe(800);
  });
  test('that the browser cannot open, or that stays too large, says so', () => {
    expect(fileAt(...PHOTO, 'writePhoto: the browser cannot open it')).toMatchObject({ state: 'refused', problem: 'cannotBeOpened' });
    expect(fileAt(...PHOTO, 'writePhoto: it stays too large')).toMatchObject({ state: 'refused', problem: 'tooLarge' });
  });
  test('is chosen only once, by the file that was chosen', () => {
    const again = walk.after(at(...WRITTEN), { type: 'files.chosen', taskId: incomeTask.taskId, files: [fileOf('pay-stub.pdf')] });
    expect(again.context.chosen.map(({ problem }) => problem)).toEqual([null, 'chosenTwice']);
  });
});

test('a file that is one too many is read as soon as another one leaves it a place (OPEN-012)', () => {
  const files = [fileOf('second.pdf', 1_001), fileOf('third.pdf', 1_002)];
  const full = walk.after(at(...READY), { type: 'files.chosen', taskId: incomeTask.taskId, files });
  expect(full.context.chosen.map(({ problem }) => problem)).toEqual([null, null, 'tooMany']);
  const { chosen } = walk.after(full, { type: 'file.removed', fileId: 'file-1' }).context;
  expect(chosen.map(({ name, state, problem }) => [name, state, problem])).toEqual([
    ['second.pdf', 'reading', null],
    ['third.pdf', 'reading', null],
  ]);
});

test('the file goes under the name that the lender gave it', () =>
  expect(fileToPost(at(...SENDING))).toMatchObject({ name: 'Proof of income 1.pdf', uploadUrl: 'https://files.example/1' }));

test('progress is of this file', () =>
  expect(fileAt(...SENDING, 'uploadFile: half of it is sent')).toMatchObject({ state: 'sending', sent: 500, size: 1_000 }));

test('a file that arrived counts, and the history that is known is read again', () => {
  const again = [...OPEN, 'getHistory: one document', ...SENDING.slice(OPEN.length), 'uploadFile: the lender has it'];
  const done = at(...again);
  expect(uploadView(done).tasks[0]).toMatchObject({ received: 1, arrived: 1, left: 1 });
  expect(Object.keys(done.children)).toContain('getHistory');
  expect(uploadView(at(...again, 'getHistory: one document')).history).toEqual([
    { documentId: 'D-1', name: 'Proof of income 1.pdf', docType: 'income', day: '2026-11-23', size: 1_000 },
  ]);
});

describe('a cut line', () => {
  const CUT = [...SENDING, 'uploadFile: the line is cut'];
  test('asks whether this very file has arrived', () =>
    expect(checkAsk(at(...CUT))).toMatchObject({ taskId: 'task-income', isPayment: false, files: ['Proof of income 1.pdf'] }));
  test('is no failure when it has', () => expect(fileAt(...CUT, 'checkTask: it has arrived')?.state).toBe('arrived'));
  test('is one when another file has', () => expect(fileAt(...CUT, 'checkTask: another one has arrived')?.state).toBe('cut'));
  test('lets the customer send it again, with a new address (upload-6)', () => {
    expect(fileAt(...CUT, 'checkTask: it has not arrived')?.state).toBe('cut');
    const again = at(...CUT, 'checkTask: it has not arrived', 'sends the first file again');
    expect(again.matches({ screen: { open: { queue: 'announcing' } } })).toBe(true);
  });
  test('looks first when nobody knows whether it arrived: no file is sent twice', () => {
    const again = [...CUT, 'checkTask: no answer', 'sends the first file again'];
    expect(at(...again).matches({ screen: { open: { queue: 'searching' } } })).toBe(true);
    expect(fileAt(...again, 'searchTask: it has arrived')?.state).toBe('arrived');
    expect(at(...again, 'searchTask: it has not arrived').matches({ screen: { open: { queue: 'announcing' } } })).toBe(true);
  });
});

test('a file that is removed while it is sent stops, and the history says whether it arrived', () => {
  const dropped = at(...SENDING, 'removes the first file');
  expect(dropped.children['uploadFile']).toBeUndefined();
  expect(uploadView(dropped).tasks[0]?.files).toEqual([]);
  expect(dropped.matches({ screen: { open: { queue: 'refreshing' } } })).toBe(true);
});

/** FLAG-001, FLOW-DOC-07 */
test('without the flag the upload is unavailable, and nothing is asked', () =>
  expect(follow(walk, START, 'getAccounts: her loans', 'readUploadFlag: it is off').output).toEqual({
    kind: 'unavailable',
    brand: 'TitleMax',
  }));

describe('leaving while a file is on the way', () => {
  test('asks; a no goes on as if nothing had been asked', () => {
    const question = at(...SENDING, 'is done');
    expect(uploadView(question).asksToLeave).toBe(true);
    expect(fileAt(...SENDING, 'is done', 'stays')?.state).toBe('sending');
    expect(uploadView(at(...SENDING, 'is done', 'stays')).asksToLeave).toBe(false);
  });
  test('the file is sent on while the question is open; once it has arrived, there is nothing to ask', () => {
    expect(fileAt(...SENDING, 'is done', 'uploadFile: half of it is sent')).toMatchObject({ state: 'sending', sent: 500 });
    const arrived = at(...SENDING, 'is done', 'uploadFile: the lender has it');
    expect([arrived.status, uploadView(arrived).asksToLeave]).toEqual(['active', false]);
  });
  test('a yes leads to where the customer was going: back to the account, or to another place', () => {
    const loan = { kind: 'accountChosen', brand: 'TitleMax', loanId: 'title' };
    expect(at(...SENDING, 'is done', 'leaves all the same').output).toEqual(loan);
    expect(at(...SENDING, 'goes elsewhere', 'leaves all the same').output).toEqual({ kind: 'left' });
    expect(at(...SENDING, 'goes elsewhere', 'stays', 'is done', 'leaves all the same').output).toEqual(loan);
    expect(at(...SENDING, 'is done', 'goes elsewhere', 'leaves all the same').output).toEqual({ kind: 'left' });
  });
});

test('from the address of a loan that is not hers the way leads to her own accounts', () =>
  expect(follow(walk, 'Ann opens the address of a loan that is not hers', 'getAccounts: her loans', 'is done').output).toEqual({
    kind: 'left',
  }));

describe('as a part of a payment (upload-4)', () => {
  const PAYS = 'a payment asks Ann for documents';
  const open = ['getAccounts: her loans', 'readUploadFlag: it is on'];
  test('only the documents of payments are asked for', () =>
    expect(tasksAsk(follow(walk, PAYS, ...open))).toEqual({ loanId: 'title', lmsId: 'TLX', isPayment: true }));
  test('it leads back to the payment, at once when all has been received', () =>
    expect(follow(walk, PAYS, ...open, 'getTasks: nothing more').output).toEqual({ kind: 'pay', brand: 'TitleMax', loanId: 'title' }));
  test('it can be skipped, also when it could not be loaded', () => {
    expect(follow(walk, PAYS, ...open, 'getTasks: fails', 'is done').status).toBe('done');
    expect(follow(walk, PAYS, ...open, 'getTasks: proof of income and of identity', 'is done').status).toBe('done');
  });
});

test('a second file of two waits while the first is sent, and then goes by itself', () => {
  const two = [fileOf('a.pdf'), fileOf('b.pdf', 900)];
  let snapshot = walk.after(at(...OPEN), { type: 'files.chosen', taskId: incomeTask.taskId, files: two });
  for (const fileId of ['file-1', 'file-2'])
    snapshot = walk.after(snapshot, {
      type: 'xstate.done.actor.readFileType',
      output: { fileId, isReadable: true, type: 'application/pdf' },
    });
  snapshot = walk.after(snapshot, { type: 'files.sent', taskId: incomeTask.taskId });
  const states = () => snapshot.context.chosen.map(({ state }) => state);
  expect(states()).toEqual(['sending', 'waiting']);
  snapshot = walk.after(snapshot, {
    type: 'xstate.done.actor.announce',
    output: { uploads: [{ fileId: 'U', name: 'x', uploadUrl: 'https://files.example/1', expiresAt: '' }] },
  });
  snapshot = walk.after(snapshot, { type: 'upload.ended', posted: { kind: 'arrived' } });
  expect(states()).toEqual(['arrived', 'sending']);
});
