import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { withoutSlash } from '#shared/domain/site-paths.ts';
import { loadStrings, startLanguage } from '../i18n.ts';
import { pageLanguage } from '../page/reader-language.ts';
import { SitePlaceContext } from '../page/site-links.tsx';
import type { ReactIsland } from './island.ts';

const place = { pathname: withoutSlash(location.pathname) };

/**
 * Brings one island to life in the language the document stands in.
 *
 * @param begin called right before React begins to hear the reader
 * @returns resolves when it has come alive
 */
export async function hydrateIsland(
  element: HTMLElement,
  { Component, words }: ReactIsland<never>,
  begin: () => void,
): Promise<void> {
  const { id = '', props = '{}' } = element.dataset;
  // As its place in the document was given them.
  const Drawn = Component as ComponentType<object>;
  const given = JSON.parse(props) as object;
  await startLanguage(pageLanguage());
  await loadStrings(words);
  begin();
  return new Promise((resolve) => {
    // In slices: what the reader does meanwhile goes first.
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Alive then={resolve}>
            <SitePlaceContext value={place}>
              <Drawn {...given} />
            </SitePlaceContext>
          </Alive>
        </StrictMode>,
        { identifierPrefix: id },
      );
    });
  });
}

/** Calls back once what is inside hears the reader. */
function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  // Not inside React's own work: a tap then finds the island whole.
  useEffect(() => void setTimeout(then), [then]);
  return children;
}
