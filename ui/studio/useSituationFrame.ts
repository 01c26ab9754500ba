import { useEffect, useRef, useState, type RefObject } from 'react';
import * as v from 'valibot';
import { fromSituationPage, type Look, type Show, type Situation } from '../situation/situation.ts';

/** The appearance of the studio now. */
export function themeNow(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Renders a situation in an iframe with the situation page; `still`: only to look at. `shown`: id of the situation that it shows. `gutter`: the width that its page keeps free for a scroll bar. */
export function useSituationFrame(
  situation: Situation | undefined,
  { brand, language, theme }: Look,
  still = false,
): { frame: RefObject<HTMLIFrameElement | null>; drawnId: string | null; gutter: number } {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [drawnId, setDrawnId] = useState<string | null>(null);
  const [gutter, setGutter] = useState(0);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const message = v.safeParse(fromSituationPage, data);
      if (source !== frame.current?.contentWindow || !message.success) return;
      if (message.output.type === 'situation.ready') setReady(true);
      else {
        setDrawnId(message.output.id);
        const page = frame.current?.contentWindow;
        if (page) setGutter(page.innerWidth - page.document.documentElement.offsetWidth);
      }
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (!ready || !situation) return;
    const show: Show = { type: 'situation.show', situation, look: { brand, language, theme }, still };
    frame.current?.contentWindow?.postMessage(show, window.location.origin);
  }, [ready, situation, brand, language, theme, still]);
  return { frame, drawnId, gutter };
}
