/** Primary navigation in the order of the specification. */
export const NAV_ITEMS = [
  { to: '/', key: 'nav.home' },
  { to: '/clinic', key: 'nav.clinic' },
  { to: '/distribution', key: 'nav.distribution' },
  { to: '/about', key: 'nav.about' },
  { to: '/contact', key: 'nav.contact' },
  { to: '/guide', key: 'nav.guide' },
  { to: '/admin', key: 'nav.admin' },
] as const;

/** Kept apart: it carries the badge and stands out. */
export const FARMERS = { to: '/farmers', key: 'nav.farmers' } as const;

/** Not in the bar of the specification, yet one must find it: in the footer. */
export const PRODUCTS = { to: '/products', key: 'footer.products' } as const;

export const POLICIES = [
  { to: '/terms-and-conditions', key: 'footer.terms' },
  { to: '/privacy-policy', key: 'footer.privacy' },
  { to: '/refund-policy', key: 'footer.refund' },
  { to: '/return-policy', key: 'footer.return' },
  { to: '/shipping-policy', key: 'footer.shipping' },
] as const;

/** The links under the page: where the menu leads while there are no scripts to open it. */
export const SITE_LINKS_ID = 'site-links';
