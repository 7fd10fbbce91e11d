import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadStrings, type StringsNamespace } from './lib/i18n.ts';
import ErrorPage from './pages/error.tsx';
import { LOGIN_STRINGS } from './pages/farmers/strings.ts';
import type { RouteHandle } from './pages/route-handle.ts';
import Shell from './pages/shell.tsx';

const COMPACT: RouteHandle = { shell: 'compact' };

/** The route table, in the order of the specification. Every page is its own chunk. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    // The static bar of index.html's twin: what is there until the first page's code arrives.
    hydrateFallbackElement: <div className="boot-bar">AV Agro</div>,
    children: [
      {
        // A broken page keeps the navigation around it.
        errorElement: <ErrorPage />,
        children: [
          { path: '/', lazy: page(() => import('./pages/home.tsx'), 'home') },
          {
            path: '/farmers',
            handle: COMPACT,
            lazy: page(() => import('./pages/farmers.tsx'), ...LOGIN_STRINGS),
          },
          {
            path: '/admin',
            handle: COMPACT,
            lazy: page(
              () => import('./pages/admin.tsx'),
              'office',
              'inbox',
              'chat',
              'voice',
              'quotes',
              'dispatch',
              'payments',
              'presence',
              'push',
            ),
          },
          { path: '/payment-result', lazy: page(() => import('./pages/payment-result.tsx'), 'payments') },
          {
            path: '/payment/phonepe/iframe',
            lazy: page(() => import('./pages/payment-phonepe.tsx'), 'payments'),
          },
          { path: '*', lazy: page(() => import('./pages/not-found.tsx')) },
        ],
      },
    ],
  },
];

/** Fetches a page's code and its words side by side. */
function page(load: () => Promise<{ default: ComponentType }>, ...namespaces: StringsNamespace[]) {
  return async () => {
    const [module] = await Promise.all([load(), loadStrings(namespaces)]);
    return { Component: module.default };
  };
}
