import { useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { SitePlaceContext } from '../page/site-links.tsx';
import type { ReactIsland } from './island.ts';

interface IslandProps<Props> {
  of: ReactIsland<Props>;
  /** JSON: they stand in the document, for the browser to draw the same. */
  props: Props;
}

/**
 * An island's place in a document. It is drawn as a root of its own, so that React finds in the browser what it would
 * have made there (its ids, its marks between texts), while all around it is plain HTML. For the renderer alone: it
 * brings `react-dom/server`.
 */
export function Island<Props extends object>({ of, props }: IslandProps<Props>) {
  const place = useContext(SitePlaceContext);
  const id = useId();
  const { name, wake, Component } = of;
  const html = renderToString(
    <SitePlaceContext value={place}>
      <Component {...props} />
    </SitePlaceContext>,
    { identifierPrefix: id },
  );
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-id={id}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
