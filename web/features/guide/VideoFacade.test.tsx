// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { SiteContentContext } from '../../lib/content/content.ts';
import { loadStrings } from '../../lib/i18n.ts';
import TAP_TO_LOAD from '../../ui/site/TapToLoad.island.ts';
import { VideoFacade } from './VideoFacade.tsx';

beforeAll(() => loadStrings(['guide']));
afterEach(cleanup);

/** Everything in a document that makes a browser ask somebody for something. */
const ASKS = 'iframe, img, video, script, link, source, [style*="url("]';

it('asks nobody for anything before it is tapped, and promises no other film than it has', () => {
  const { container } = render(
    <SiteContentContext value={{ ...SHIPPED, films: { home: 'clinic-film', guide: [] } }}>
      <VideoFacade video="soil-sample" title="How to take a soil sample" />
    </SiteContentContext>,
  );
  expect(container.querySelectorAll(ASKS)).toHaveLength(0);
  expect(screen.getByText('A film of the AV Agro plant clinic')).toBeDefined();
  expect(container.textContent).not.toContain('How to take a soil sample');
  const link = container.querySelector('a') as HTMLElement;
  TAP_TO_LOAD.start(link);
  fireEvent.click(link);
  expect(container.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});
