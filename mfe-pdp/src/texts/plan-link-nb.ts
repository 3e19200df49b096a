/** Bokmål text of the way from a phone to a plan for it. */
export const withPlan = 'Kjøp med abonnement';
