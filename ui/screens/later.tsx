import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Waiting } from '../shell/Waiting.tsx';

type Component<Props> = (props: Props) => ReactNode;

/** A screen, or a part of one, whose file loads after the flow's first screen. */
export type LaterScreen<Props> = Component<Props> & { preload: () => Promise<void> };

/**
 * A screen in a separate file, so that the flow's first screen does not wait for it (quality §7). `preload` starts the download early. If
 * that has not happened or has failed, the download starts when the screen is shown; `meanwhile` stands in its place until then.
 */
export function later<Props extends object>(load: () => Promise<Component<Props>>, meanwhile: ReactNode = <Waiting />): LaterScreen<Props> {
  let loaded: Component<Props> | undefined;
  const Loading = lazy(async () => ({ default: await load() }));
  function Later(props: Props) {
    const [Current] = useState<Component<Props> | typeof Loading>(() => loaded ?? Loading);
    return (
      <Suspense fallback={meanwhile}>
        <Current {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, {
    preload: async () => {
      loaded ??= await load();
    },
  });
}

const isLater = (screen: unknown): screen is LaterScreen<never> => typeof screen === 'function' && 'preload' in screen;

/** Downloads the later screens of a flow. Rejects when a file cannot be fetched. */
export async function preloadLater(screens: object): Promise<void> {
  await Promise.all(
    Object.values(screens)
      .filter(isLater)
      .map(({ preload }) => preload()),
  );
}
