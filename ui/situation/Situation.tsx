import '../styles/portal.css';
import { I18nProvider } from '@lingui/react';
import type { Brand } from '../../machines/kit/brand.ts';
import { i18n } from '../i18n.ts';
import { PageServicesProvider } from '../kit/pageServices.tsx';
import type { FlowView } from '../screens/flowView.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { Look, Situation } from './situation.ts';
import { standingStill } from './standingStill.ts';
import { stillPage } from './stillPage.ts';

/** The same situation with another brand's loan. Where no brand is known, none is put. */
function dressed(situation: Situation, brand: Brand | null): Situation {
  const { header, menu, view } = situation;
  if (!brand || !header.brand) return situation;
  const isView = typeof view === 'object' && view !== null;
  return {
    ...situation,
    header: { ...header, brand },
    menu: menu && { ...menu, entries: menu.entries.map((entry) => (entry.brand ? { ...entry, brand } : entry)) },
    view: isView && 'brand' in view ? { ...view, brand } : view,
  };
}

export type SituationProps = {
  situation: Situation;
  look: Look;
  /** Of the flow whose screens draw it (stillScreens). */
  screens: FlowView;
};

/** Draws what a chart shows in one of its states, shell and screen, without running it. Its language is the one that is active. */
export function Situation({ situation, look: { brand, theme }, screens }: SituationProps) {
  const { screens: flow, screen, busy, button, header, menu, notice, idle, view } = dressed(situation, brand);
  const page = stillPage({ theme, headerButton: () => button });
  return (
    <I18nProvider i18n={i18n}>
      <PageServicesProvider value={page}>
        <Shell
          page={page}
          flow={flow}
          screen={screen}
          busy={busy}
          button={button}
          header={header}
          menu={menu}
          notice={notice}
          idle={idle}
          send={() => undefined}
        >
          {screen === '' ? null : screens.show(standingStill(view), screen)}
        </Shell>
      </PageServicesProvider>
    </I18nProvider>
  );
}
