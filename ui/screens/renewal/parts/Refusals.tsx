import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';

/** Why neither kind of loan is possible: the lender's words, once when they are the same. */
export function Refusals({ view: { same, other } }: Pick<ProductSwitchProps, 'view'>) {
  const refusals = [same.refusal, other?.refusal ?? null].filter((one) => one !== null);
  const different = refusals.filter(({ texts }, at) => refusals.findIndex((one) => one.texts.join() === texts.join()) === at);
  return different.map((refusal) => <FailureNote key={refusal.texts.join()} failure={refusal} topic="other" />);
}
