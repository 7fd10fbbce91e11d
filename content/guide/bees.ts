/**
 * What the box on bees (1-insecticides) names, for the sign on each row of the tables: by IRAC group, and fipronil by
 * its name. `never`: on nothing in flower, at no hour; `evening`: only after sunset.
 */
export const BEE_POISON = {
  never: { groups: ['4A'], names: ['fipronil', 'ಫಿಪ್ರೋನಿಲ್'] },
  evening: { groups: ['1B', '3A', '5', '6', '22A'] },
} as const;
