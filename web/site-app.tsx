import { type ComponentType, lazy, type ReactNode, Suspense, use, useDeferredValue, useMemo } from 'react';
import { matchRoutes, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router';
import { SiteFooter } from './features/navigation/SiteFooter.tsx';
import { STORED } from './lib/device/local-store.ts';
import { useStored } from './lib/device/use-stored.ts';
import { loadStrings, useTranslation } from './lib/i18n.ts';
import { readable } from './lib/page/readable.ts';
import { ErrorBoundary } from './pages/frame/ErrorMessage.tsx';
import { SiteFrame } from './pages/frame/SiteFrame.tsx';
import { ROUTES, type SiteRoute } from './routes.tsx';
import styles from './site-app.module.css';
import { ProgressBar } from './ui/States.tsx';

const UnreadWatch = lazy(async () => ({
  default: (await import('./features/chat/unread/UnreadWatch.island.tsx')).UnreadWatch,
}));

const PAGES: RouteObject[] = ROUTES.map((route) => ({
  path: route.path,
  handle: route,
  element: <Page route={route} />,
}));

const opening = new Map<SiteRoute, Promise<ComponentType>>();

/**
 * The pages that are apps, inside a router. While the next one's code and words are on their way the reader keeps the
 * page they are on, and a line at the top says that something is coming. A document is the browser's to load.
 */
export function SiteApp() {
  const here = useLocation();
  const deferred = useDeferredValue(here);
  // Within a page (another chat, a filter) there is nothing to wait for: the next key must not meet the chat before.
  const shown = deferred.pathname === here.pathname ? here : deferred;
  const page = useRoutes(PAGES, shown);
  return (
    <Shell
      pathname={here.pathname}
      leaving={shown !== here}
      compact={routeOf(shown.pathname)?.compact ?? false}
    >
      <Suspense fallback={null}>
        {/* A broken page keeps the navigation around it, and the next one starts anew. */}
        <ErrorBoundary key={shown.pathname}>{page}</ErrorBoundary>
      </Suspense>
    </Shell>
  );
}

interface ShellProps {
  /** Where the reader has asked to be. */
  pathname: string;
  /** The page of that address is still on its way. */
  leaving: boolean;
  compact: boolean;
  children: ReactNode;
}

/** What stands around every page of the router. */
function Shell({ pathname, leaving, compact, children }: ShellProps) {
  const navigate = useNavigate();
  const hasKnownFarmer = useStored(STORED.farmerMobile) !== null;
  const place = useMemo(() => {
    const go = (to: string) => {
      if (routeOf(new URL(to, location.origin).pathname)) void navigate(to);
      else location.assign(to);
    };
    return { pathname, go };
  }, [pathname, navigate]);
  return (
    <SiteFrame
      place={place}
      compact={compact}
      footer={compact ? null : <SiteFooter />}
      over={leaving ? <Leaving /> : null}
    >
      {children}
      {hasKnownFarmer ? (
        <Suspense fallback={null}>
          <UnreadWatch />
        </Suspense>
      ) : null}
    </SiteFrame>
  );
}

/** The next page's code is on its way. */
function Leaving() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.progress}>
      <ProgressBar value={null} label={t('state.loading')} />
    </div>
  );
}

/** Fetches all that an address needs before it can be drawn without waiting. */
export async function openPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route) await Promise.all([openCode(route), loadStrings(route.strings)]);
}

function Page({ route }: { route: SiteRoute }) {
  const Component = use(opening.get(route) ?? openWithWords(route));
  return <Component />;
}

/** Page and words start together; each component waits for its own words, so here only their start matters. */
function openWithWords(route: SiteRoute): Promise<ComponentType> {
  void loadStrings(route.strings).catch(() => undefined);
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

/** The row of the table an address belongs to; none: it is a document, or nothing. */
function routeOf(pathname: string): SiteRoute | undefined {
  return matchRoutes(PAGES, pathname)?.at(-1)?.route.handle as SiteRoute | undefined;
}
