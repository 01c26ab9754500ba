import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientContext, skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { timeText } from '../../../kit/days.ts';

/** When the list on the screen was loaded. Nothing without a cache, as in a picture of the screen. */
export const AsOf = () => (use(QueryClientContext) ? <Age /> : null);

/** The chart loads the list; this only reads its age. */
function Age() {
  const { i18n } = useLingui();
  const { dataUpdatedAt, isFetching } = useQuery({ queryKey: ['GET /accounts', {}], queryFn: skipToken });
  if (isFetching || dataUpdatedAt === 0) return null;
  const time = timeText(dataUpdatedAt, i18n.locale);
  return (
    <p className="quiet">
      <Trans>As of {time}</Trans>
    </p>
  );
}
