import { useEffect, useRef, useState, type RefObject } from 'react';
import * as v from 'valibot';
import { fromSituationPage, type Look, type Show, type Situation } from '../situation/situation.ts';

/** The appearance of the studio now. */
export function themeNow(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Renders a situation in an iframe with the situation page. `shown`: id of the situation that it shows. */
export function useSituationFrame(
  situation: Situation | undefined,
  { brand, language, theme }: Look,
): { frame: RefObject<HTMLIFrameElement | null>; shown: string | null } {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState<string | null>(null);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const message = v.safeParse(fromSituationPage, data);
      if (source !== frame.current?.contentWindow || !message.success) return;
      if (message.output.type === 'situation.ready') setReady(true);
      else setShown(message.output.id);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (!ready || !situation) return;
    const show: Show = { type: 'situation.show', situation, look: { brand, language, theme } };
    frame.current?.contentWindow?.postMessage(show, window.location.origin);
  }, [ready, situation, brand, language, theme]);
  return { frame, shown };
}
