import { createContext, use, type ComponentType, type MouseEvent, type ReactNode } from 'react';

/** A place of the portal, as the charts name it. */
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
  /** The address of a place; null where it is not known. */
  hrefOf: (place: Place) => string | null;
  /** The router's link, once the router is here. */
  Anchor: ComponentType<AnchorProps>;
};

const PlainAnchor = ({ children, ...rest }: AnchorProps) => <a {...rest}>{children}</a>;

/** Without a router: plain links, to the places whose address is known all the same. */
export const plainLinks = (hrefOf: Links['hrefOf']): Links => ({ hrefOf, Anchor: PlainAnchor });

const LinksContext = createContext<Links>(plainLinks(() => null));

/** Gives addresses to every link below. */
export const LinksProvider = LinksContext.Provider;

export type PlaceLinkProps = Omit<AnchorProps, 'href' | 'onClick'> & {
  to: Place;
  /** What a plain press tells the chart; a press for a new tab or window is the browser's own. */
  onGo: () => void;
  disabled?: boolean | undefined;
};

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The one link to a place of the portal: it can be copied, opened in a tab of its own, and fetches what it leads to before it is pressed. The
 * charts decide where a plain press leads. A button where the address is not known.
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
