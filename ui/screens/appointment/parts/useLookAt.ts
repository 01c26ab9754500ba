import { useEffect, useRef, type RefObject } from 'react';

/** The screen stays and its content changes: the news is brought into view and takes focus, as a new screen's title does (WCAG 2.4.3). */
export function useLookAt(isNews: boolean): RefObject<HTMLDivElement | null> {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) news.current?.focus();
  }, [isNews]);
  return news;
}
