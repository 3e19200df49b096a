/** Texts of every page. */
export const texts = {
  unavailable: 'Siden kan ikke vises akkurat nå',
  tryAgain: 'Last siden på nytt om litt.',
} as const;
