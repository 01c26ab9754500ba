import { Trans } from '@lingui/react/macro';
import { CONTACT_US } from '../../../../machines/kit/places.ts';
import type { StoresEvent } from '../../../../machines/stores/stores.rules.ts';
import type { StoreView } from '../../../../machines/stores/stores.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { OutsideLink } from '../../../papers/OutsideLink.tsx';

/** A store that is unknown, or could not be loaded: the specification's sentence, then the service's, and what to do now. Spec: calls §8 (ERR-016). */
export function NoStore({ view, send }: { view: StoreView; send: (event: StoresEvent) => void }) {
  const { state, failure, locatorPage } = view;
  const isUnknown = state === 'unknown';
  return (
    <>
      <Notice
        tone={isUnknown ? 'warning' : 'danger'}
        live="alert"
        title={<Trans>Failed to get store detail information</Trans>}
        actions={
          !isUnknown && (
            <Button icon={<Icon name="again" />} onPress={() => send({ type: 'retry.chosen' })}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {isUnknown ? (
          <p>
            <Trans>There’s no store with this number. The link may be old, or the store has moved.</Trans>
          </p>
        ) : (
          <FailureSmallPrint failure={failure} topic="other" />
        )}
      </Notice>
      {locatorPage && (
        <p>
          <OutsideLink address={locatorPage}>
            <Trans>Find a store</Trans>
          </OutsideLink>
        </p>
      )}
      <Button to={CONTACT_US} onPress={() => send({ type: 'contact.chosen' })}>
        <Trans>See phone numbers and hours</Trans>
      </Button>
    </>
  );
}
