import { Trans } from '@lingui/react/macro';
import type { VerifyCodeEvent } from '../../../machines/verifyCode/verifyCode.rules.ts';
import type { CodeView } from '../../../machines/verifyCode/verifyCode.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import { CodeForm } from '../codes/CodeForm.tsx';
import { SentTo } from '../codes/SentTo.tsx';
import type { ScreenProps } from '../flowView.tsx';

/** Takes the code. Spec: ROUTE-008, ROUTE-016, FLOW-AUTH-14. */
export const VerificationCode = ({ view, send }: ScreenProps<CodeView, VerifyCodeEvent>) => (
  <Page
    screen={view.name}
    width="narrow"
    eyebrow={view.purpose === 'recovery' ? <Trans>New password</Trans> : null}
    title={<Trans>Enter the code</Trans>}
    lead={<SentTo sent={view.codes.sent} />}
    busy={view.busy}
  >
    <CodeForm
      codes={view.codes}
      busy={view.busy}
      send={send}
      submitLabel={view.purpose === 'recovery' ? <Trans>Continue</Trans> : <Trans>Verify</Trans>}
      actions={
        view.mayBeMissed && (
          <Button kind="quiet" onPress={() => send({ type: 'code.missed' })} disabled={view.busy}>
            {view.purpose === 'recovery' ? <Trans>The email did not come?</Trans> : <Trans>The code does not come</Trans>}
          </Button>
        )
      }
    />
  </Page>
);
