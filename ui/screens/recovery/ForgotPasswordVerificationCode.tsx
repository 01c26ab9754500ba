import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import { CodeForm } from '../codes/CodeForm.tsx';
import { SentTo } from '../codes/SentTo.tsx';
import type { Props } from './props.ts';

/** The code. Spec: ROUTE-016, FLOW-AUTH-14. */
export const ForgotPasswordVerificationCode = ({ view, send }: Props) => (
  <Page
    screen="ForgotPasswordVerificationCode"
    width="narrow"
    eyebrow={<Trans>New password</Trans>}
    title={<Trans>Enter the code</Trans>}
    lead={<SentTo sent={view.codes.sent} />}
    busy={view.busy}
  >
    <CodeForm
      codes={view.codes}
      busy={view.busy}
      send={send}
      submitLabel={<Trans>Continue</Trans>}
      actions={
        view.codes.sent?.method === 'email' && (
          <Button kind="quiet" onPress={() => send({ type: 'email.missed' })}>
            <Trans>The email did not come?</Trans>
          </Button>
        )
      }
    />
  </Page>
);
