import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { phoneText } from './phone.ts';

const callHref = (number: string) => `tel:+1${number.replaceAll(/\D/g, '').slice(-10)}`;

/** A phone number as a link: "(512) 555-0100". */
export function Phone({ number }: { number: string }) {
  return (
    <a className="phone" href={callHref(number)}>
      {phoneText(number)}
    </a>
  );
}

/** A call as the main action: a link to the number that looks like the primary button. */
export function CallButton({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a className="button button-primary" href={callHref(number)}>
      <Icon name="phone" />
      <span className="button-words">{children}</span>
    </a>
  );
}
