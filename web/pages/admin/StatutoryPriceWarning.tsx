import { lazy, Suspense } from 'react';

/** Fetched by itself: the desk does not wait for the price list. */
const PriceWarning = lazy(() =>
  import('../../features/payments/office/PriceWarning.tsx').then((module) => ({
    default: module.PriceWarning,
  })),
);

/** Above the desk's list: what of the price list the law does not allow. */
export function StatutoryPriceWarning() {
  return (
    <Suspense fallback={null}>
      <PriceWarning />
    </Suspense>
  );
}
