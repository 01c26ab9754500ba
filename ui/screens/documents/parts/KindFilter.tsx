import { useLingui } from '@lingui/react/macro';
import { KINDS, type Kind } from '../../../../machines/documents/documents.rules.ts';
import type { DocumentsView } from '../../../../machines/documents/documents.view.ts';
import { useKindText } from './kindText.ts';

type Props = Pick<DocumentsView, 'kinds' | 'kind'> & { onChoose: (kind: Kind | 'all') => void };

const ID = 'document-kind';

const kindIn = (value: string): Kind | 'all' => KINDS.find((kind) => kind === value) ?? 'all';

/** Which documents the list shows: a loan that is paid for years has hundreds of receipts, and one agreement. */
export function KindFilter({ kinds, kind, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const kindText = useKindText();
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="document-filter">
      <label className="field-label" htmlFor={ID}>
        {t`Show`}
      </label>
      <select id={ID} className="input" value={kind} onChange={(event) => onChoose(kindIn(event.currentTarget.value))}>
        <option value="all">{`${t`All documents`} (${i18n.number(all)})`}</option>
        {kinds.map((each) => (
          <option key={each.kind} value={each.kind}>
            {`${kindText(each.kind)} (${i18n.number(each.count)})`}
          </option>
        ))}
      </select>
    </div>
  );
}
