import { useLingui } from '@lingui/react/macro';
import type { Limits } from '../../../../machines/upload/upload.view.ts';

const NAMES: Readonly<Record<Limits['types'][number], string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
};

/** The allowed types in a sentence: "JPG, PNG, HEIC, or PDF". */
export function useTypesText(): (types: Limits['types']) => string {
  const { i18n } = useLingui();
  return (types) => new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(types.map((type) => NAMES[type]));
}
