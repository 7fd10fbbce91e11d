import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

/** Takes over a page the chat has started: goes to an address of the site, and the router draws from now on. */
export function openSite(root: Root, to: string): void {
  history.pushState(null, '', to);
  const router = createBrowserRouter(routes);
  const show = () =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  if (router.state.initialized) {
    show();
    return;
  }
  // The chat stays on the screen until the page is there.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
