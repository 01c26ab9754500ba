import { describe, expect, test } from 'vitest';
import { follow, gaps } from '../../machines/paths/explorer.ts';
import { annRenews, partyCodeWalk, samRenews } from '../../machines/paths/walks/partyCode.walks.ts';
import { needsPartyCode, sendAsk, statusAsk, verifyAsk } from '../../machines/partyCode/partyCode.rules.ts';
import { partyCodeView } from '../../machines/partyCode/partyCode.view.ts';

const walk = partyCodeWalk();
const ANN = 'Ann renews the loan she shares with Sam';
const SAM = 'Sam renews it, by text only';
const sent = 'verifyCode: a code is on its way';

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

describe('a renewal of a loan with two parties', () => {
  test('goes on only with a code that the service accepted (FLOW-REFI-15)', () => {
    const ends = walk.situations.flatMap(({ snapshot, ways }) =>
      ways.flatMap(({ step }) => {
        const { output } = walk.after(snapshot, step.event);
        return snapshot.status === 'active' && output?.kind === 'verified' ? [step.label] : [];
      }),
    );
    expect(new Set(ends)).toEqual(new Set(['verifyCode: the code is accepted']));
  });
  test('sends nothing before the customer has read who gets the code (ROUTE-079)', () =>
    expect([ANN, SAM].map((start) => partyCodeView(follow(walk, start)))).toMatchObject([
      { screen: 'AltPartyVerifyCode', phase: 'open', name: 'Sam Fox', hasChoice: true },
      { screen: 'AltPartyVerifyCode', phase: 'open', name: 'Ann Lee', hasChoice: false },
    ]));
  test('offers a call only where the lender makes calls; a text alone is sent at once (FLOW-REFI-16, ROUTE-091)', () => {
    const asked = (start: string) => verifyAsk(follow(walk, start, 'goes on to the code').context);
    expect(asked(ANN)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: false });
    expect(asked(ANN).codes.ways.map(({ method }) => method)).toEqual(['text', 'voice']);
    expect(asked(SAM)).toMatchObject({ screen: 'VerificationMethod', sendsAtOnce: true });
    expect(asked(SAM).codes.ways.map(({ method }) => method)).toEqual(['text']);
  });
  test('a code that is on its way is entered, not sent once more, when the customer reads the explanation again', () => {
    const back = follow(walk, ANN, 'goes on to the code', sent, 'opens the address of AltPartyVerifyCode');
    expect(partyCodeView(back).phase).toBe('sent');
    expect(verifyAsk(walk.after(back, { type: 'code.chosen' }).context)).toMatchObject({ screen: 'VerificationCode', sendsAtOnce: false });
  });
  test('the address of the code opens only once a code was sent (ROUTE-080)', () => {
    const open = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');
    const opens = open.filter(({ snapshot }) => snapshot.can({ type: 'xstate.route', to: '#VerificationCode' }));
    expect(opens.length).toBeGreaterThan(0);
    expect(opens.filter(({ snapshot }) => snapshot.context.codes.sent === null).map(({ title }) => title)).toEqual([]);
  });
  test('where no code can be sent, the screen has the service’s sentence, and the renewal is refused', () => {
    const refused = follow(walk, ANN, 'goes on to the code', 'verifyCode: no code can be sent');
    expect(partyCodeView(refused)).toMatchObject({ phase: 'refused', failure: { status: 422 }, storePhoneNumber: '5125550150' });
    expect(walk.after(refused, { type: 'code.chosen' })).toBe(refused);
    expect(walk.after(refused, { type: 'flow.left' }).output).toEqual({ kind: 'refused' });
    expect(follow(walk, ANN, 'goes back to the payment').output).toEqual({ kind: 'left' });
  });
});

describe('what the service is asked', () => {
  const of = (input: typeof annRenews) => verifyAsk({ ...follow(walk, ANN).context, ...input });
  const party = (input: typeof annRenews) => {
    const found = of(input).party;
    if (!found) throw new Error('there is no other party');
    return found;
  };

  test('the code goes to the other party, never to the one who acts, with the name of who asks (CALL-003)', () => {
    expect(sendAsk({ username: '', method: 'voice', party: party(annRenews) })).toEqual({
      customerId: 'C-sam',
      loanId: 'title',
      requesterName: 'Ann Lee',
      isVoice: true,
    });
    expect(sendAsk({ username: '', method: 'text', party: party(samRenews) })).toMatchObject({
      customerId: 'C-ann',
      requesterName: 'Sam Fox',
      isVoice: false,
    });
  });
  test('a name is sent in the letters that the service takes', () => {
    const named = (name: string) => party({ ...annRenews, person: { ...annRenews.person, name } }).requesterName;
    expect([named('José Núñez-O’Neil'), named('Martin L. King, Jr. 2')]).toEqual(['José Núñez-O’Neil', 'Martin L King Jr']);
  });
  test('the code is checked for the loan (CALL-004)', () => {
    expect(statusAsk({ username: '', verificationCode: '123456', party: party(annRenews) })).toEqual({
      loanId: 'title',
      verificationCode: '123456',
    });
    expect(() => statusAsk({ username: '', verificationCode: '123456' })).toThrow('there is none');
  });
});

test('a code is needed where the other party has a profile; a guest’s link has none (R-14)', () => {
  const { loan, person } = annRenews;
  const guest = { loanId: 'title', flow: 'payment' };
  expect(needsPartyCode(loan, person)).toBe(true);
  expect(needsPartyCode({ ...loan, alternateLinked: false }, person)).toBe(false);
  expect(needsPartyCode({ alternateLinked: true }, person)).toBe(false);
  expect(needsPartyCode(loan, { guest })).toBe(false);
});
