import './studio.css';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FlowPage } from './FlowPage.tsx';
import { LiveBar } from './LiveBar.tsx';
import { useLive } from './live/useLive.ts';
import type { StudioAddress } from './address.ts';
import type { StudioPort } from './port.ts';
import { ProductMap } from './ProductMap.tsx';
import { TopBar } from './TopBar.tsx';
import { texts } from './texts.ts';
import { VoiceProvider } from './voice.ts';

/** The page where a flow's owner sees the flow as the code runs it. */
export function Studio({ port }: { port: StudioPort }) {
  const address = useSyncExternalStore(port.address.subscribe, port.address.get);
  const live = useLive(port.live);
  const [hovered, hover] = useState<string | null>(null);
  const { language, names, flow } = address;
  const voice = useMemo(() => ({ language, names }), [language, names]);
  const go = (change: Partial<StudioAddress>) => port.address.go({ ...address, ...change });
  const known = port.index.flows.find((one) => one.flow === flow);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.title = [known?.title[language], texts.studio[language]].filter(Boolean).join(' · ');
  }, [known, language]);

  return (
    <VoiceProvider value={voice}>
      <div className={live.session === null ? 'studio' : 'studio studio-live'}>
        <TopBar port={port} address={address} go={go} live={live} />
        {flow === '' ? (
          <ProductMap port={port} go={go} live={live} />
        ) : known ? (
          <FlowPage key={flow} port={port} address={address} go={go} live={live} hovered={hovered} hover={hover} />
        ) : (
          <main className="studio-empty">
            <h1>{texts.unknownFlow[language]}</h1>
          </main>
        )}
        <LiveBar port={port} address={address} go={go} live={live} />
      </div>
    </VoiceProvider>
  );
}
