import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { phoneText } from './phone.ts';

const callHref = (number: string) => `tel:+1${number.replaceAll(/\D/g, '').slice(-10)}`;

/** A telephone number to read and to press: "(512) 555-0100". */
export function Phone({ number }: { number: string }) {
  return (
    <a className="phone" href={callHref(number)}>
      {phoneText(number)}
    </a>
  );
}

/** A call as the one thing to do: looks like the primary button, is a link to the number. */
export function CallButton({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a className="button button-primary" href={callHref(number)}>
      <Icon name="phone" />
      <span className="button-words">{children}</span>
    </a>
  );
}
