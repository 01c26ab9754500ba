import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CodeEvent, CodeMethod, Codes } from '../../../machines/verifyCode/codes.rules.ts';
import { Choice, ChoiceList } from '../../kit/Choice.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form } from '../../kit/Form.tsx';

type Props = {
  codes: Codes;
  busy: boolean;
  /** The page's title asks already. */
  titleAsks: boolean;
  send: (event: CodeEvent) => void;
  /** Links after the button. */
  actions?: ReactNode;
};

/** The methods for a code, with masked destinations; a single one is preselected. Spec: ROUTE-009, FLAG-003. */
export function MethodForm({ codes: { ways, methodMissing, failure }, busy, titleAsks, send, actions }: Props) {
  const { t } = useLingui();
  const only = ways.length === 1 ? ways[0]?.method : undefined;
  return (
    <>
      <FailureNote failure={failure} topic="other" />
      <Form
        errors={methodMissing ? [{ field: 'method', text: t`Choose how to send the code` }] : []}
        busy={busy}
        submitLabel={busy ? <Trans>Sending the code…</Trans> : <Trans>Send the code</Trans>}
        actions={actions}
        onSubmit={(values) => {
          const chosen = only ?? values.text('method');
          send({ type: 'method.chosen', method: ways.find(({ method }) => method === chosen)?.method ?? null });
        }}
      >
        {/* keyed by the methods: a new list starts without a choice */}
        <ChoiceList
          key={ways.map(({ method }) => method).join(' ')}
          name="method"
          label={<Trans>How should we send the code?</Trans>}
          labelHidden={titleAsks}
          {...(only ? { chosen: only } : {})}
        >
          {ways.map(({ method, destination }) => (
            <Choice key={method} value={method} title={<MethodName method={method} />} detail={destination} />
          ))}
        </ChoiceList>
      </Form>
    </>
  );
}

function MethodName({ method }: { method: CodeMethod }) {
  switch (method) {
    case 'email':
      return <Trans>Email</Trans>;
    case 'text':
      return <Trans>Text message</Trans>;
    case 'voice':
      return <Trans>Phone call with a spoken code</Trans>;
  }
}
