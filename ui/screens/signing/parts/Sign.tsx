import type { ReactNode } from 'react';
import type { SigningEvent } from '../../../../machines/signing/signing.rules.ts';
import { Button } from '../../../kit/Button.tsx';

type Props = { send: (event: SigningEvent) => void; kind?: 'primary' | 'secondary'; children: ReactNode };

/** To the papers, now or again. */
export const Sign = ({ send, kind = 'primary', children }: Props) => (
  <Button kind={kind} onPress={() => send({ type: 'signing.chosen' })}>
    {children}
  </Button>
);
