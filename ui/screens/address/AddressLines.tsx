import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressName, AddressSearchEvent } from '../../../machines/addressSearch/addressSearch.machine.ts';
import type { AddressSearchView } from '../../../machines/addressSearch/addressSearch.view.ts';
import { lineOf, type LineName, type StateOptions } from '../../../machines/kit/addressLines.ts';
import { Combobox } from '../../kit/Combobox.tsx';
import { Field } from '../../kit/Field.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { DigitsField, UppercaseField } from '../../kit/ShapedField.tsx';

/** The status of the search, for screen readers. */
function useStatus({ phase, predictions }: AddressSearchView): string {
  const { t } = useLingui();
  const count = predictions.length;
  if (phase === 'open')
    return count === 1
      ? t`1 address found. Use the down arrow to reach it.`
      : t`${count} addresses found. Use the down arrow to reach them.`;
  if (phase === 'nothing') return t`No address found. You can type it in.`;
  if (phase === 'unavailable') return t`Address suggestions aren’t available right now. You can type it in.`;
  return '';
}

const NONE: AddressSearchView['predictions'] = [];

export type AddressLinesProps = {
  name: AddressName;
  /** The first values of the fields, by field name. */
  values: Readonly<Record<string, string | undefined>>;
  search: AddressSearchView;
  /** The states to choose from; null: two letters are typed. */
  states: StateOptions;
  /** The address is not the customer's own: the browser does not offer to fill it in. */
  ofOther?: boolean;
  send: (event: AddressSearchEvent) => void;
};

/** The lines of one address; the street completes the others. Spec: ROUTE-117, RULE-008. */
export function AddressLines({ name, values, search, states, ofOther = false, send }: AddressLinesProps) {
  const { t } = useLingui();
  const status = useStatus(search);
  const mine = search.name === name;
  const autoComplete = (token: string) => (ofOther ? 'off' : `section-${name} ${token}`);
  const options = mine && search.phase !== 'closed' ? search.predictions : NONE;
  const field = (line: LineName) => ({ name: lineOf(name, line), defaultValue: values[lineOf(name, line)] });
  const state = { ...field('state'), label: <Trans>State</Trans>, autoComplete: autoComplete('address-level1'), required: true };
  return (
    <>
      <Combobox
        {...field('line1')}
        label={<Trans>Street address</Trans>}
        hint={
          ofOther ? (
            <Trans>Start typing, then choose the address, or type all of it.</Trans>
          ) : (
            <Trans>Start typing, then choose your address, or type all of it.</Trans>
          )
        }
        autoComplete={autoComplete('address-line1')}
        maxLength={100}
        required
        options={options.map(({ placeId, description }) => ({ id: placeId, text: description }))}
        listLabel={t`Addresses`}
        status={mine ? status : ''}
        onText={(text) => send({ type: 'search.typed', name, text })}
        onChoose={(placeId) => send({ type: 'search.chosen', placeId })}
        onClose={() => send({ type: 'search.closed' })}
      />
      <Field
        {...field('line2')}
        label={<Trans>Apartment, unit (optional)</Trans>}
        autoComplete={autoComplete('address-line2')}
        maxLength={100}
      />
      <Field {...field('city')} label={<Trans>City</Trans>} autoComplete={autoComplete('address-level2')} maxLength={100} required />
      <div className="address-line">
        {states ? <SelectField {...state} options={states} none={t`Choose a state`} /> : <UppercaseField {...state} maxLength={2} />}
        <DigitsField {...field('zip')} label={<Trans>ZIP code</Trans>} autoComplete={autoComplete('postal-code')} maxLength={5} required />
      </div>
    </>
  );
}
