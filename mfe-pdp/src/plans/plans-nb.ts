/** Bokmål texts of the dialog with all plans. */
export const plansTexts = {
  kinds: {
    youth: 'For deg under 30',
    ordinary: 'Mobilabonnement',
    junior: 'Barn og ungdom',
    watch: 'Smartklokke',
    broadband: 'Mobilt bredbånd',
    prepaid: 'Kontantkort',
    'try-buy': 'Prøv oss',
  },
  familyLine: (price: string) => `${price} for hvert abonnement til i familien`,
  guideHeading: 'Usikker på hva du trenger?',
  guideText: 'Svar på noen få spørsmål, så foreslår vi et abonnement.',
  total: 'Totalt pr. md. med produktet:',
  chooseFirst: 'Velg et abonnement for å se hva det koster til sammen.',
} as const;
