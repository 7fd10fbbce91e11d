import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

/** Where the reader is, and in an app with pages of its own how they are taken elsewhere without loading it anew. */
export interface SitePlace {
  pathname: string;
  go?: (to: string) => void;
}

/** Filled in by whoever draws the page: the renderer of documents, an app's router, or the chat, which has none. */
export const SitePlaceContext = createContext<SitePlace | null>(null);

export interface SiteLinkProps extends ComponentProps<'a'> {
  /** An address of this site, from its root. */
  to: string;
}

/** A link inside the site. In a document, and for new tabs, the browser follows it. */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const place = useContext(SitePlaceContext);
  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!place?.go || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    place.go(to);
  }
  return <a {...rest} href={to} onClick={handleClick} />;
}

/** A link of the navigation: says where the reader is. A page's own sub-pages belong to it; `/` has none. */
export function SiteNavLink(props: SiteLinkProps) {
  const pathname = useContext(SitePlaceContext)?.pathname ?? '';
  const isHere = pathname === props.to || (props.to !== '/' && pathname.startsWith(`${props.to}/`));
  return <SiteLink {...props} aria-current={isHere ? 'page' : undefined} />;
}

/** A modifier key or another button asks the browser for a new tab or a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
