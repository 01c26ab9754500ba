import '../styles/portal.css';
import { I18nProvider } from '@lingui/react';
import type { Brand } from '../../machines/kit/brand.ts';
import { i18n } from '../i18n.ts';
import { LinksProvider, plainLinks } from '../kit/PlaceLink.tsx';
import { PageServicesProvider } from '../kit/pageServices.tsx';
import type { FlowView } from '../screens/flowView.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { Look, Situation } from './situation.ts';
import { standingStill } from './standingStill.ts';
import { stillPage } from './stillPage.ts';

/** The same situation in another brand. A situation without a brand stays without one. */
function inBrand(situation: Situation, brand: Brand | null): Situation {
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

/** Links look like links, and lead nowhere. */
const links = plainLinks(() => '#');

export type SituationProps = {
  situation: Situation;
  look: Look;
  /** The screens of its flow (stillScreens). */
  screens: FlowView;
};

/** Renders what a chart shows in one of its states, shell and screen, without running the chart. In the active language. */
export function Situation({ situation, look: { brand, theme }, screens }: SituationProps) {
  const { screens: flow, screen, busy, button, header, menu, notice, idle, view } = inBrand(situation, brand);
  const page = stillPage({ theme, links, headerButton: () => button });
  return (
    <I18nProvider i18n={i18n}>
      <PageServicesProvider value={page}>
        <LinksProvider value={links}>
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
        </LinksProvider>
      </PageServicesProvider>
    </I18nProvider>
  );
}
