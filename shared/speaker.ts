/** Whom a page speaks for, as its calls say it. @param name a farmer's number, or an e-mail of the office */
export const speakerOf = (side: 'farmer' | 'admin', name: string): string =>
  `${side}:${encodeURIComponent(name.toLowerCase())}`;
