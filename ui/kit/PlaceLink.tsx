import { createContext, use, type ComponentType, type MouseEvent, type ReactNode } from 'react';

/** A place of the portal, by the names of the charts. */
export type Place = {
  flow: string;
  screen: string;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
};

export type AnchorProps = {
  href: string;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-disabled'?: boolean | undefined;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
};

export type Links = {
  /** The address of a place; null when it is unknown. */
  hrefOf: (place: Place) => string | null;
  /** The router's link, once the router has loaded. */
  Anchor: ComponentType<AnchorProps>;
};

const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

/** Without a router: plain links to the places with a known address. */
export const plainLinks = (hrefOf: Links['hrefOf']): Links => ({ hrefOf, Anchor: PlainAnchor });

const LinksContext = createContext<Links>(plainLinks(() => null));

/** Gives addresses to every link below. */
export const LinksProvider = LinksContext.Provider;

export type PlaceLinkProps = Omit<AnchorProps, 'href' | 'onClick'> & {
  to: Place;
  /** Sends the chart's event on a plain press; the browser handles a press for a new tab or window. */
  onGo: () => void;
  disabled?: boolean | undefined;
};

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The one link to a place of the portal: it can be copied or opened in a new tab, and preloads its target. The charts decide where a plain
 * press leads. A button when the address is unknown.
 */
export function PlaceLink({ to, onGo, disabled = false, ...rest }: PlaceLinkProps) {
  const { hrefOf, Anchor } = use(LinksContext);
  const href = hrefOf(to);
  if (href === null) return <button type="button" {...rest} aria-disabled={disabled || undefined} onClick={() => !disabled && onGo()} />;
  return (
    <Anchor
      {...rest}
      href={href}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (!disabled && !isPlainPress(event)) return;
        event.preventDefault();
        if (!disabled) onGo();
      }}
    />
  );
}
