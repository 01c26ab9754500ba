import { beforeEach, expect, test } from 'vitest';
import { loanIdOf, customerIdOf, profileIdOf } from '../../services/lender/people/person.ts';
import { identifying, NEW_PASSWORD, no, why } from './identity.kit.ts';
import { lenderOn } from './kit/engines.ts';

lenderOn('the username of a sign-in', (at) => {
  const { codeTo, register, signsIn, ready } = identifying(at);
  beforeEach(() => ready('ann'));

  async function moves(username: string, to = username): Promise<void> {
    const token = await at().signIn('ann');
    await at().answer('POST /updateUser', { username }, { token });
    await at().answer('PUT /updateUser', { username, verificationCode: await codeTo(to) }, { token });
  }

  test('Ann changes the email: sign-in works with it, and the old one is free and gets a message', async () => {
    await moves('Ashby@Example.com', 'ashby@example.com');
    expect((await signsIn('ashby@example.com')).status).toBe(200);
    expect((await signsIn('5125550101')).status).toBe(200);
    expect(no(await signsIn('ann@example.com'))).toEqual([400, 'UserNotFoundException', 'Your email was not found']);
    const messages = await at().lender.db.selectFrom('outbox').select('recipient').where('kind', '=', 'signInChanged').execute();
    expect(messages).toEqual([{ recipient: 'ann@example.com' }]);
  });

  test('Ann changes the phone number, and the next token has it', async () => {
    await moves('+1 (737) 555-0188', '7375550188');
    const { body } = await at().ask(
      'POST',
      '/cognito/',
      { AccessToken: await at().signIn('ann') },
      { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
    );
    expect(body).toMatchObject({
      Username: profileIdOf('ann'),
    });
    expect(JSON.stringify(body)).toContain('{"Name":"phone_number","Value":"7375550188"}');
  });

  test('the code is valid only for the username it was sent to', async () => {
    const token = await at().signIn('ann');
    await at().answer('POST /updateUser', { username: 'mine@example.com' }, { token });
    const verificationCode = await codeTo('mine@example.com');
    expect(why(await at().call('PUT /updateUser', { username: 'other@example.com', verificationCode }, { token }))).toEqual([
      400,
      'ExpiredCodeException',
    ]);
  });

  test('a username that another profile took in the meantime is refused', async () => {
    const token = await at().signIn('ann');
    await at().answer('POST /updateUser', { username: 'late@example.com' }, { token });
    const verificationCode = await codeTo('late@example.com');
    await register('late@example.com');
    expect(why(await at().call('PUT /updateUser', { username: 'late@example.com', verificationCode }, { token }))).toEqual([
      400,
      'UsernameExistsException',
    ]);
    expect((await signsIn('ann@example.com')).status).toBe(200);
  });

  test('Ann can be reset also when another profile has taken the old username', async () => {
    await moves('ashby@example.com');
    expect((await register('ann@example.com')).status).toBe(200);
    await at().reset('ann');
    expect((await signsIn('ann@example.com')).status).toBe(200);
    expect(why(await signsIn('ann@example.com', NEW_PASSWORD))).toEqual([400, 'NotAuthorizedException']);
  });

  test('Sam requests a code for Ann about the shared loan and enters it; nobody else can request or use one', async () => {
    const [loanId, customerId] = [loanIdOf('ann', 'TLXe', 1), customerIdOf('ann', 'TLXe')];
    const sam = { token: await at().signIn('sam') };
    const request = { loanId, customerId, requesterName: 'Sam', isVoice: true };
    expect(await at().answer('POST /sendverificationcode', request, sam)).toMatchObject({ method: 'voice', destination: '(•••) •••-0101' });
    const verificationCode = await codeTo('5125550101');
    const nell = { token: await at().signIn('nell') };
    expect(await at().call('POST /sendverificationcode', request, nell)).toMatchObject({ status: 403, body: {} });
    expect(await at().call('GET /verificationcodestatus', { loanId, verificationCode }, nell)).toMatchObject({ status: 403, body: {} });
    const ann = { token: await at().signIn('ann') };
    expect(why(await at().call('GET /verificationcodestatus', { loanId, verificationCode }, ann))).toEqual([400, 'ExpiredCodeException']);
    expect(await at().answer('GET /verificationcodestatus', { loanId, verificationCode }, sam)).toEqual({ verified: true });
  });

  test('Ann has one master record id, the same in all calls', async () => {
    const token = await at().signIn('ann');
    const both = await Promise.all([1, 2].map(() => at().answer('POST /mdmProfile', { profileId: profileIdOf('ann') }, { token })));
    expect(both[0]).toEqual(both[1]);
    const { mdmId } = await at().answer('GET /personalInfo', { lmsId: '2' }, { token });
    expect(mdmId).toBe(both[0]?.mdmId);
  });
});
