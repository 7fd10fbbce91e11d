/** Pages with somebody's money or the whole office's chats in them, and one-time links: the service worker keeps none. */
export const NEVER_KEPT = /^\/(admin|checkout|demo)(\/|$)/;
