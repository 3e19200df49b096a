/** Bokmål texts of what is known of the customer: of the drawers' chunk only. */
export const customerTexts = {
  customer: 'Innlogget som',
  account: (accountId: string, isLegal: boolean) => `${isLegal ? 'Bedriftskonto' : 'Fakturakonto'} ${accountId}`,
  accountsFailed: 'Vi får ikke hentet abonnementene dine akkurat nå.',
  accountsRetry: 'Prøv igjen',
  logoutFailed: 'Vi fikk ikke logget deg ut. Prøv igjen om litt.',
} as const;
