/** Who draws which figure of the guide. */
export const FIGURE_SCENES: Record<string, () => string> = {};
