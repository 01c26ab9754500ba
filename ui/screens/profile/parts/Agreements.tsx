import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { documents, termsConditions } from '../../../../machines/kit/places.ts';
import { EXPERIAN_DISCLOSURE, optInDisclosures } from '../../../../machines/terms/terms.places.ts';
import type { Paper } from '../../../../machines/profile/agreements.rules.ts';
import { List } from '../../../kit/Card.tsx';
import { MomentText } from '../../../kit/DateText.tsx';
import type { Place } from '../../../kit/PlaceLink.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { OutsideLink } from '../../../papers/OutsideLink.tsx';
import type { ProfileProps } from './ProfileSection.tsx';
import { Folded, Opener, Row } from './Rows.tsx';

type PaperProps = { name: ReactNode; label: string; note: ReactNode; paper: Paper; to: Place };

function PaperRow({ row: { name, label, note, paper, to }, send }: { row: PaperProps; send: ProfileProps['send'] }) {
  return (
    <li>
      <Row opener={<Opener label={label} to={to} onPress={() => send({ type: 'paper.chosen', paper })} />}>
        <span className="profile-name">{name}</span>
        <span className="profile-note">{note}</span>
      </Row>
    </li>
  );
}

/** Which version of the terms the customer has agreed to, and when. */
function TermsNote({ terms }: { terms: NonNullable<ProfileProps['view']['agreements']['terms']> }) {
  const { version, acceptedVersion, agreedAt } = terms;
  if (agreedAt !== '')
    return (
      <Trans>
        You agreed to version {version} on <MomentText moment={agreedAt} />.
      </Trans>
    );
  return acceptedVersion > 0 ? (
    <Trans>
      You agreed to version {acceptedVersion}. Version {version} is new.
    </Trans>
  ) : (
    <Trans>You haven’t agreed to version {version} yet.</Trans>
  );
}

/** What the customer has agreed to, and where to read it again. Spec: ROUTE-098, ROUTE-099, ROUTE-103, OPEN-003. */
export function Agreements({ view, send }: ProfileProps) {
  const { t } = useLingui();
  const [isUnfolded, unfold] = useState(false);
  const { brand, open, phase } = view;
  const { loading, terms, termsPage, mayReadTerms, mayReadOptIn, loan } = view.agreements;
  if (brand === null || open !== null || phase !== 'opened') return null;
  const note = terms ? (
    <TermsNote terms={terms} />
  ) : loading ? (
    <Skeleton lines={1} />
  ) : (
    <Trans>Open them to see what you agreed to and when.</Trans>
  );
  return (
    <Folded title={<Trans>What you agreed to</Trans>} open={isUnfolded} onToggle={unfold}>
      <List label={t`What you agreed to`}>
        {mayReadTerms ? (
          <PaperRow
            row={{
              name: <Trans>Terms of your account</Trans>,
              label: t`Read: terms of your account`,
              note,
              paper: 'terms',
              to: termsConditions(brand),
            }}
            send={send}
          />
        ) : (
          <li>
            <Row>
              <span className="profile-name">
                <Trans>Terms of your account</Trans>
              </span>
              <span className="profile-note">{note}</span>
              {termsPage && (
                <OutsideLink address={termsPage}>
                  <Trans>Terms and conditions</Trans>
                </OutsideLink>
              )}
            </Row>
          </li>
        )}
        {mayReadOptIn && (
          <PaperRow
            row={{
              name: <Trans>Messages and calls</Trans>,
              label: t`Read: messages and calls`,
              note: <Trans>What you agree to when you let us message or call you, and how to stop it.</Trans>,
              paper: 'optIn',
              to: optInDisclosures(brand),
            }}
            send={send}
          />
        )}
        {loan && (
          <PaperRow
            row={{
              name: <Trans>Your loan documents</Trans>,
              label: t`Read: your loan documents`,
              note: <Trans>Your loan agreement, and what you signed with it.</Trans>,
              paper: 'loan',
              to: documents(brand, loan.loanId, loan.lmsId),
            }}
            send={send}
          />
        )}
        <PaperRow
          row={{
            name: <Trans>Credit reports</Trans>,
            label: t`Read: credit reports`,
            note: <Trans>What we get from Experian and report to Experian.</Trans>,
            paper: 'experian',
            to: EXPERIAN_DISCLOSURE,
          }}
          send={send}
        />
      </List>
    </Folded>
  );
}
