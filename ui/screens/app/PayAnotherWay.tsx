import { Trans } from '@lingui/react/macro';
import type { Help } from '../../../machines/kit/help.ts';
import { helpParts } from './helpParts.ts';

/** The phone number; until it has loaded, where to find one, for a customer who must pay today. */
export function PayAnotherWay({ help }: { help: Help | null }) {
  const parts = helpParts();
  if (help && parts) return <parts.CallUs help={help} />;
  return (
    <p className="quiet">
      <Trans>Is a payment due today? You can also pay by phone or at your store: the number is on your loan documents.</Trans>
    </p>
  );
}
