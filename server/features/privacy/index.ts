/** Privacy: what a farmer may do with what we know of him, and what we may no longer keep. */
export { privacyRoutes } from './privacy.routes.ts';
