import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { BRANDS, type Brand } from '../../machines/kit/brand.ts';
import { useBrandName } from '../brands/productName.ts';
import type { PagePort } from './pagePort.ts';

/** Sets what is outside of React's tree: the body's brand style class (GUARD-031), the theme, the window's title, the scroll (GUARD-028). */
export function usePageStyle({ theme: chosen }: Pick<PagePort, 'theme'>, brand: Brand | null, place: string): void {
  const nameOf = useBrandName();
  const theme = useSyncExternalStore(chosen.subscribe, chosen.get, () => 'system' as const);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useLayoutEffect(() => {
    if (!brand) return undefined;
    const style = `brand-${BRANDS[brand].code}`;
    document.body.classList.add(style);
    document.body.dataset['brand'] = brand;
    return () => {
      document.body.classList.remove(style);
      delete document.body.dataset['brand'];
    };
  }, [brand]);
  // before an amount begins to move (decision 040)
  useLayoutEffect(() => {
    window.scrollTo(0, 0); // the block: newer browsers return a promise, which is no cleanup
  }, [place]);
  useEffect(() => {
    const title = document.querySelector('main h1')?.textContent ?? '';
    const whose = brand ? nameOf(brand) : '';
    document.title = [title, whose].filter(Boolean).join(' · ');
  });
}
