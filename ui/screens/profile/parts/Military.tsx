import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MilitaryView } from '../../../../machines/profile/military.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import type { ProfileProps } from './ProfileSection.tsx';
import { Opener, Row } from './Rows.tsx';
import { SaveFailure } from './SaveFailure.tsx';

type Part = { military: MilitaryView; send: ProfileProps['send'] };

/** The statement, and what the lender's register says. */
function Statement({ military: { isMilitary, asOf, coveredBorrower } }: Pick<Part, 'military'>) {
  return (
    <>
      <p>
        {isMilitary ? (
          <Trans>You are on active duty, or the spouse or dependent of someone who is.</Trans>
        ) : (
          <Trans>You are not on active duty, and not the spouse or dependent of someone who is.</Trans>
        )}{' '}
        <span className="profile-note">
          <Trans>
            As of <DateText day={asOf} mode="short" />.
          </Trans>
        </span>
      </p>
      {coveredBorrower && (
        <p>
          <Trans>You are a covered borrower: the Military Lending Act limits what a new loan may cost you.</Trans>
        </p>
      )}
    </>
  );
}

/** Asks for the statement; at first what the customer has declared is chosen. */
function StatementForm({ military: { phase, choice, failure }, send }: Part) {
  const fields = useRef<HTMLDivElement>(null);
  const busy = phase === 'saving';
  useEffect(() => fields.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return (
    <>
      <SaveFailure failure={failure} />
      <Form
        errors={[]}
        busy={busy}
        submitLabel={busy ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        onSubmit={() => send({ type: 'military.submitted' })}
        actions={
          <Button busy={busy} onPress={() => send({ type: 'military.cancelled' })}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <div ref={fields} className="profile-fields">
          <ChoiceList
            name="isMilitary"
            label={<Trans>Are you on active duty in the U.S. military, or the spouse or dependent of someone who is?</Trans>}
            hint={<Trans>A federal law, the Military Lending Act, protects you if you are. Loans you already have stay as they are.</Trans>}
            chosen={choice ? 'yes' : 'no'}
            onChoose={(value) => send({ type: 'military.chosen', isMilitary: value === 'yes' })}
          >
            <Choice value="yes" title={<Trans>Yes</Trans>} />
            <Choice value="no" title={<Trans>No</Trans>} />
          </ChoiceList>
        </div>
      </Form>
    </>
  );
}

/** Military service, as the customer declares it. Spec: CALL-027, CALL-028, OPEN-018. */
export function Military({ view, send }: ProfileProps) {
  const { t } = useLingui();
  const { military } = view;
  const { phase, saved, failure } = military;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = phase === 'choosing' || phase === 'saving';
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const change = <Opener ref={button} label={t`Change military service`} onPress={() => send({ type: 'military.changeChosen' })} />;
  return (
    <div className="profile-section">
      {saved && (
        <Notice tone="good" live="status">
          <Trans>Saved.</Trans>
        </Notice>
      )}
      {isOpen ? (
        <div className="profile-open">
          <StatementForm military={military} send={send} />
        </div>
      ) : (
        <Row opener={phase === 'viewing' && view.open === null && change}>
          <span className="profile-label">
            <Trans>Military service</Trans>
          </span>
          {phase === 'loading' && (
            <div className="profile-statement">
              <Skeleton />
            </div>
          )}
          {phase === 'failed' && <FailureNote failure={failure} topic="other" onRetry={() => send({ type: 'military.retryChosen' })} />}
          {phase === 'viewing' && (
            <div className="profile-statement">
              <Statement military={military} />
            </div>
          )}
        </Row>
      )}
    </div>
  );
}
