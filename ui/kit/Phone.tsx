import { phoneText } from './phone.ts';

/** A telephone number to read and to press: "(512) 555-0100". */
export function Phone({ number }: { number: string }) {
  return (
    <a className="phone" href={`tel:+1${number.replaceAll(/\D/g, '').slice(-10)}`}>
      {phoneText(number)}
    </a>
  );
}
