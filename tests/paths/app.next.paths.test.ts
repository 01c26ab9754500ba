import { describe, expect, test } from 'vitest';
import { appView, currentScreen, staysInFlow } from '../../machines/app/app.view.ts';
import { HOME, LOGIN, TERMS_CONSENT, accountDetails, customerProfile, payment, termsConditions } from '../../machines/kit/places.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { profileMachine } from '../../machines/profile/profile.machine.ts';
import { ApiError } from '../../services/contract/error.ts';
import { SIGN_OUT_REASONS } from '../../services/contract/enums.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { ann, gus, sam, zoe } from '../../machines/paths/people/people.ts';
import { annPays, ends, enters, gusPays, inFlight, link } from '../../machines/paths/walks/app.walks.ts';
import { after, annIsIn, done, nothingUnderWay, paymentIsHere, startedWith, walk } from './appStory.ts';

/** "sessionEnded networkError": what kind of notice, and with which reason. */
const noticeOf = (notice: string) => {
  const [kind, reason] = notice.split(' ');
  return reason ? { kind, reason } : { kind };
};

describe('what comes next', () => {
  const gusIsPaying = [startedWith(null), done('guards', enters(gusPays, gus, ['payment'])), paymentIsHere];

  test('a visitor who requested a loan signs in and goes to that loan', () => {
    const at = after(
      'the start page is opened',
      startedWith(null),
      done('guards', ends({ kind: 'login', notice: null, returnTo: annPays }, null)),
      annIsIn,
      nothingUnderWay,
    );
    expect([at.value, at.context.target]).toEqual(['arriving', annPays]);
  });
  test('after the sign-in a payment in progress comes first (FLOW-PAY-16)', () => {
    const at = after(
      'the start page is opened',
      startedWith(null),
      done('guards', enters(LOGIN, null)),
      annIsIn,
      done('readInFlight', { done: inFlight }),
    );
    expect([at.context.target.screen, at.context.notice?.kind]).toEqual(['PaymentProcessing', 'paymentResumed']);
  });
  test('Zoe leaves because the terms could not be loaded: the reason is the network, and the next sign-in leads to the requested screen (part of FLOW-AUTH-11)', () => {
    const at = after(
      'the start page is opened',
      startedWith(null),
      done('guards', enters(LOGIN, null)),
      annIsIn,
      nothingUnderWay,
      done('guards', ends({ kind: 'detour', through: TERMS_CONSENT, afterwards: annPays }, { ...zoe, termsPending: true })),
      done('fetchFlow', { done: consentMachine }),
      done('consent', { done: { kind: 'gaveUp' } }),
    );
    expect([at.value, at.context.endReason]).toEqual(['leaving', 'networkError']);
    expect(walk.after(at, { type: 'session.ended', reason: 'networkError' }).context).toMatchObject({
      loginNotice: { kind: 'sessionEnded', reason: 'networkError' },
      returnTo: { target: annPays, profileId: zoe.profileId },
    });
  });
  test('Gus paid: he is signed out (FLOW-LOCK-02)', () => {
    const at = after('a link is opened', ...gusIsPaying, done('payment', { done: { kind: 'paid', brand: 'TitleMax', loanId: '4711' } }));
    expect([at.value, at.context.endReason]).toEqual(['leaving', 'reviewPayment']);
  });
  test('Ann paid: the account shows the new balance', () => {
    const at = after(
      'the start page is opened',
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(annPays, ann)),
      paymentIsHere,
      done('payment', { done: { kind: 'paid', brand: 'TitleMax', loanId: '1' } }),
    );
    expect([at.value, at.context.target]).toEqual(['arriving', accountDetails('TitleMax', '1')]);
  });
  test('the idle limit signs Ann out; her next sign-in leads to the same screen, Sam’s does not (FLOW-IDLE-04)', () => {
    const away = [
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(annPays, ann)),
      paymentIsHere,
      { type: 'idle.expired' },
      { type: 'session.ended', reason: 'sessionTimeout' },
    ] as const;
    const login = after('the start page is opened', ...away);
    expect([login.value, login.context.loginNotice?.kind]).toEqual(['signIn', 'timedOut']);
    expect(walk.after(login, annIsIn).context.target).toEqual(annPays);
    expect(walk.after(login, done('signIn', { done: { kind: 'signedIn', person: sam, remember: false } })).context.target).toEqual(LOGIN);
  });
  test('Ann signs out: Login says so, and her last screen is forgotten (ROUTE-002)', () => {
    const at = after(
      'the start page is opened',
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(annPays, ann)),
      { type: 'signOut.chosen', reason: 'sideBarButton' },
      { type: 'session.ended', reason: 'sideBarButton' },
    );
    expect([at.value, at.context.loginNotice?.kind, at.context.returnTo, at.context.person]).toEqual(['signIn', 'signedOut', null, null]);
    expect(currentScreen(at)).toMatchObject({ screen: 'Login', search: { signedOut: 'true' } });
  });
  test.each([
    ['reviewPayment', 'signedOut'],
    ['sideBarButton', 'signedOut'],
    ['sessionTimeout', 'timedOut'],
    ['trustedDeviceFailure', 'deviceNotTrusted'],
    ['networkError', 'sessionEnded networkError'],
    ['profileLock', 'profileLocked'],
  ] as const)('signed out by %s: Login says %s (ENUM-012, FLOW-AUTH-11)', (reason, notice) => {
    const paying = after(
      'the start page is opened',
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(annPays, ann)),
      paymentIsHere,
    );
    expect(walk.after(paying, { type: 'session.ended', reason }).context.loginNotice).toMatchObject(noticeOf(notice));
    expect(SIGN_OUT_REASONS).toHaveLength(6);
  });
  test('a paper is read again (ROUTE-098)', () => {
    const at = after(
      'the start page is opened',
      startedWith(ann),
      nothingUnderWay,
      done('guards', enters(customerProfile('TitleMax'), ann)),
      done('fetchFlow', { done: profileMachine }),
      done('profile', { done: { kind: 'paperChosen', paper: termsConditions('TitleMax') } }),
    );
    expect(at.context.target).toEqual(termsConditions('TitleMax'));
  });
  test('the service is unreachable: on NetworkError Ann can try again and sign out, and comes back to the same screen (FLOW-AUTH-11)', () => {
    const stuck = after(
      'the start page is opened',
      startedWith(ann),
      nothingUnderWay,
      done('guards', ends({ kind: 'noNetwork', failure: new ApiError({ kind: 'offline', call: 'GET /serviceStatus' }).failure }, ann)),
    );
    expect(appView(stuck).signedIn).toBe(true);
    expect(walk.after(stuck, { type: 'retry.chosen' }).matches('starting')).toBe(true);
    const leaving = walk.after(stuck, { type: 'signOut.chosen', reason: 'networkError' });
    expect([leaving.value, leaving.context.endReason]).toEqual(['leaving', 'networkError']);
    const login = walk.after(leaving, { type: 'session.ended', reason: 'networkError' });
    expect([login.value, login.context.loginNotice, login.context.returnTo !== null]).toEqual([
      'signIn',
      { kind: 'sessionEnded', reason: 'networkError' },
      true,
    ]);
  });
  test('a link of another customer: after the sign-out the link is next (OPEN-035)', () => {
    const at = after(
      'a link is opened',
      startedWith(ann),
      done('guards', ends({ kind: 'otherProfile', target: link }, ann)),
      { type: 'signOut.chosen', reason: 'sideBarButton' },
      { type: 'session.ended', reason: 'sideBarButton' },
    );
    expect([at.value, at.context.target]).toEqual(['arriving', link]);
  });
  test('a newer link of a guest: the session of the first one ends without a question, and the link is next', () => {
    const ending = after('a link is opened', startedWith(gus), done('guards', ends({ kind: 'guestEnds', target: link }, gus)));
    expect([ending.value, ending.context.endReason]).toEqual(['leaving', 'sideBarButton']);
    const at = walk.after(ending, { type: 'session.ended', reason: 'sideBarButton' });
    expect([at.value, at.context.target, at.context.person]).toEqual(['arriving', link, null]);
  });
  test('a new place of the running payment is its own; another brand and another loan of the same brand are the guards’', () => {
    const at = after('the start page is opened', startedWith(ann), nothingUnderWay, done('guards', enters(annPays, ann)), paymentIsHere);
    expect([
      staysInFlow(at, payment('TitleMax', '1', 'ReviewPayment')),
      staysInFlow(at, payment('TitleMax', '2')),
      staysInFlow(at, payment('InstaLoan', '1')),
      staysInFlow(at, HOME),
    ]).toEqual([true, false, false, false]);
  });
});

describe('Zoe, who has not agreed to the terms (OPEN-003)', () => {
  const zoe = (outcome: string) =>
    follow(
      walk,
      'the start page is opened',
      'start: nobody is signed in',
      'guards: Zoe has not agreed to the terms',
      'fetchFlow: consent is loaded',
      `consent: ${outcome}`,
    );
  test('agrees, and the requested screen opens', () =>
    expect([zoe('Zoe agrees').value, zoe('Zoe agrees').context.target]).toEqual(['arriving', HOME]));
  test.each(['Zoe does not agree', 'Zoe does not wait'])('%s: she is being signed out', (outcome) =>
    expect(zoe(outcome).value).toBe('leaving'),
  );
});

describe('Tess, whose device is not trusted (FLOW-AUTH-15)', () => {
  const tess = (...labels: string[]) =>
    follow(
      walk,
      'the start page is opened',
      'start: nobody is signed in',
      'guards: Tess must enter a code first',
      'fetchFlow: the device check is loaded',
      ...labels,
    );
  test('enters the code, and the requested screen opens on a trusted device', () => {
    const at = tess('trustedDevice: the device is trusted');
    expect([at.value, at.context.target, at.context.person?.trusted]).toEqual(['resuming', HOME, true]);
  });
  test('enters none: she is being signed out, and Login says why', () => {
    const at = tess('trustedDevice: no correct code was entered');
    expect([at.value, at.context.endReason]).toEqual(['leaving', 'trustedDeviceFailure']);
  });
  test('is at Login when the session ends meanwhile', () => {
    const at = tess('session: the session has ended');
    expect([at.value, at.context.person, at.context.returnTo?.target]).toEqual(['signIn', null, HOME]);
  });
});
