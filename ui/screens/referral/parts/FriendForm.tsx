import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FriendProblem } from '../../../../machines/referral/referral.rules.ts';
import { Field } from '../../../kit/Field.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Form, type FieldError } from '../../../kit/Form.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { PhoneField } from '../../../kit/ShapedField.tsx';
import type { HomeProps } from '../ReferralRewardsHome.tsx';

/** What is wrong, at its field. Spec: portal §5 (RULE-001, RULE-003, RULE-006). */
function useErrors(problems: readonly FriendProblem[]): FieldError[] {
  const { t } = useLingui();
  const texts: Record<FriendProblem, FieldError> = {
    nameWrong: { field: 'name', text: t`Enter your friend’s name with letters, spaces, apostrophes and hyphens only.` },
    emailMissing: { field: 'to', text: t`Enter your friend’s email.` },
    emailWrong: { field: 'to', text: t`Enter an email like friend@example.com.` },
    phoneMissing: { field: 'to', text: t`Enter your friend’s phone number.` },
    phoneWrong: { field: 'to', text: t`Enter a 10-digit phone number, like 512-555-0100. The area code starts with 2 to 9.` },
  };
  return problems.map((problem) => texts[problem]);
}

/** The lender writes to the friend, at most once a day (referral-10). */
export function FriendForm({ view, way, send }: HomeProps & { way: 'email' | 'text' }) {
  const { friend, sentTo } = view;
  const isSending = view.phase === 'sending';
  const errors = useErrors(view.problems);
  const sent = useRef<HTMLDivElement>(null);
  useEffect(() => sent.current?.focus(), [sentTo]); // the form with the pressed button is a new one (WCAG 2.4.3)
  const to = { name: 'to', defaultValue: friend.to, required: true, autoComplete: 'off' } as const;
  return (
    <div className="referral-opened">
      {sentTo !== '' && (
        <div ref={sent} tabIndex={-1} className="referral-sent">
          <Notice tone="good" live="status">
            <Trans>Sent to {sentTo}.</Trans>
          </Notice>
        </div>
      )}
      <FailureNote failure={view.shareFailure} topic="other" />
      <Form
        key={`${way} ${sentTo}`}
        errors={errors}
        busy={isSending}
        submitLabel={isSending ? <Trans>Sending…</Trans> : <Trans>Send my code</Trans>}
        onSubmit={(values) => send({ type: 'friend.submitted', name: values.text('name'), to: values.text('to') })}
      >
        <Field
          name="name"
          label={<Trans>Your friend’s name (optional)</Trans>}
          defaultValue={friend.name}
          autoComplete="off"
          maxLength={60}
        />
        {way === 'email' ? (
          <Field
            {...to}
            label={<Trans>Your friend’s email</Trans>}
            hint={<Trans>Only to someone who wants it. We message each friend at most once a day.</Trans>}
            type="email"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
          />
        ) : (
          <PhoneField
            {...to}
            label={<Trans>Your friend’s phone number</Trans>}
            hint={<Trans>Only to someone who wants it. We message each friend at most once a day.</Trans>}
          />
        )}
      </Form>
    </div>
  );
}
