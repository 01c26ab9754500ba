import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AddCardEvent } from '../../../../machines/addCard/addCard.rules.ts';
import type { AddCardView } from '../../../../machines/addCard/addCard.view.ts';
import { HostedFrame } from '../../../kit/HostedFrame.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { useShownTheme } from './useShownTheme.ts';

/** The form of the card vault. It gets the theme and language of the page around it. */
export function CardFrame({ view: { formUrl, height, phase }, send }: ScreenProps<AddCardView, AddCardEvent>) {
  const { t, i18n } = useLingui();
  const language = i18n.locale;
  const theme = useShownTheme();
  const [loads, setLoads] = useState(0);
  const listens = phase !== 'opening' && loads > 0; // the form handles no message before it has loaded
  const dress = useEffectEvent(() => send({ type: 'card.dressed', theme, language }));
  useEffect(() => {
    if (listens) dress();
  }, [listens, loads, theme, language]);
  return (
    <div onLoadCapture={() => setLoads((count) => count + 1)}>
      <HostedFrame src={formUrl} title={t`Card details`} height={height} />
    </div>
  );
}
