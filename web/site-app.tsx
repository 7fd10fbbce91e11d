import { type ComponentType, StrictMode, Suspense, use, useDeferredValue } from 'react';
import type { Root } from 'react-dom/client';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import { withoutSlash } from '#shared/domain/site-routes.ts';
import { currentLanguage, loadStrings } from './lib/i18n.ts';
import { BrowserHistory } from './lib/page/BrowserHistory.tsx';
import { ContentPathContext, fetchContent } from './lib/page/page-content.tsx';
import { readable } from './lib/page/readable.ts';
import { loadPictures } from './lib/page/scenes.ts';
import { useScrollMemory } from './lib/page/scroll-memory.ts';
import { ErrorBoundary } from './pages/frame/ErrorBoundary.tsx';
import { Shell } from './pages/shell.tsx';
import { ROUTES, type SiteRoute } from './routes.tsx';

const PAGES: RouteObject[] = ROUTES.map((route) => ({
  path: route.path,
  handle: route,
  element: <Page route={route} />,
}));

const opening = new Map<SiteRoute, Promise<ComponentType>>();

/**
 * The whole site inside a router. While the next page's code, words and content are on their way the reader
 * keeps the page they are on, and a line at the top says that something is coming.
 */
export function SiteApp() {
  const here = useLocation();
  const deferred = useDeferredValue(here);
  // Within a page (another chat, a filter) there is nothing to wait for: the next key must not meet the chat before.
  const shown = deferred.pathname === here.pathname ? here : deferred;
  useScrollMemory(here, shown);
  const page = useRoutes(PAGES, shown);
  return (
    <Shell
      pathname={here.pathname}
      leaving={shown !== here}
      compact={routeOf(shown.pathname)?.compact ?? false}
    >
      <Suspense fallback={null}>
        {/* A broken page keeps the navigation around it, and the next one starts anew. */}
        <ErrorBoundary key={shown.pathname}>
          <ContentPathContext value={withoutSlash(shown.pathname)}>{page}</ContentPathContext>
        </ErrorBoundary>
      </Suspense>
    </Shell>
  );
}

/** The site as a browser runs it. */
export function BrowserSite() {
  return (
    <StrictMode>
      <BrowserHistory>
        <SiteApp />
      </BrowserHistory>
    </StrictMode>
  );
}

/** Fetches all that an address needs before it can be drawn without waiting. */
export async function openPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (!route) return;
  const content = route.content && fetchContent(withoutSlash(pathname), currentLanguage());
  await Promise.all([openCode(route), loadStrings(route.strings), content]);
}

/** Takes over a page the chat has started: goes to an address of the site, and the router draws from now on. */
export async function openSite(root: Root, to: string): Promise<void> {
  // The chat stays on the screen until the page is there.
  await openPage(new URL(to, location.origin).pathname);
  history.pushState(null, '', to);
  root.render(<BrowserSite />);
}

function Page({ route }: { route: SiteRoute }) {
  const Component = use(opening.get(route) ?? openWithWords(route));
  return <Component />;
}

/** Page and words start together; each component waits for its own words, so here only their start matters. */
function openWithWords(route: SiteRoute): Promise<ComponentType> {
  void loadStrings(route.strings).catch(() => undefined);
  void loadPictures().catch(() => undefined);
  return openCode(route);
}

function openCode(route: SiteRoute): Promise<ComponentType> {
  const known = opening.get(route);
  if (known) return known;
  const loading = readable(
    route.load().then(
      (module) => module.default,
      (error: unknown) => {
        // Coming back to the page tries again.
        opening.delete(route);
        throw error;
      },
    ),
  );
  opening.set(route, loading);
  return loading;
}

/** The row of the route table an address belongs to. */
export function routeOf(pathname: string): SiteRoute | undefined {
  return matchRoutes(PAGES, pathname)?.at(-1)?.route.handle as SiteRoute | undefined;
}
