// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentLanguage, startLanguage, switchLanguage } from '../../lib/i18n.ts';
import { SiteFrame } from './SiteFrame.tsx';

beforeEach(async () => {
  // jsdom has the element, but not its opening.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await startLanguage('en');
  await switchLanguage('en');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const frame = (pathname: string) => (
  <SiteFrame place={{ pathname, go: () => undefined }} compact={false}>
    <p>page</p>
  </SiteFrame>
);

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.firstChild?.textContent, link.getAttribute('href')]);

const EIGHT = [
  ['Home', '/'],
  ['Clinic', '/clinic'],
  ['Distribution', '/distribution'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ["Farmer's Guide", '/guide'],
  ['Admin', '/admin'],
  ['Farmers', '/farmers'],
];

/** The bar of wide screens, and the drawer behind the menu. */
function navigations(): HTMLElement[] {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getAllByRole('navigation', { name: 'Main navigation', hidden: true });
}

it('names its eight pages in the order of the specification, in the bar and in the drawer', () => {
  render(frame('/about'));
  const both = navigations();
  expect(both).toHaveLength(2);
  for (const nav of both) {
    expect(linksOf(nav)).toEqual(EIGHT);
    const here = within(nav).getByRole('link', { name: 'About', hidden: true });
    expect(here.getAttribute('aria-current')).toBe('page');
  }
});

it.each(['bar', 'drawer'])(
  'counts up to 99+ on Farmers, and forgets the count when that is followed from the %s',
  (which) => {
    localStorage.setItem('farmerNotifCount', '120');
    render(frame('/about'));
    const [inBar, inDrawer] = navigations().map((nav) =>
      within(nav).getByRole('link', { name: /^Farmers/, hidden: true }),
    );
    const followed = which === 'bar' ? inBar : inDrawer;
    expect(followed?.textContent).toBe('Farmers99+');
    fireEvent.click(followed as HTMLElement);
    expect(localStorage.getItem('farmerNotifCount')).toBe('0');
    expect(inBar?.textContent).toBe('Farmers');
  },
);

it('follows another tab’s count', () => {
  render(frame('/about'));
  localStorage.setItem('farmerNotifCount', '3');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'farmerNotifCount' })));
  expect(screen.getAllByRole('link', { name: /^Farmers/ })[0]?.textContent).toBe('Farmers3');
});

it('applies the chosen language again on each change of route', async () => {
  const { rerender } = render(frame('/about'));
  await act(() => switchLanguage('kn'));
  // Whatever has meddled with the page in between.
  document.documentElement.lang = 'en';
  rerender(frame('/about'));
  expect(document.documentElement.lang).toBe('en');
  rerender(frame('/contact'));
  expect(document.documentElement.lang).toBe('kn');
  expect(localStorage.getItem('site_lang')).toBe('kn');

  // A choice that came into storage without a word of it is taken up with the next route too.
  localStorage.setItem('site_lang', 'en');
  await act(async () => rerender(frame('/clinic')));
  expect(currentLanguage()).toBe('en');
});
