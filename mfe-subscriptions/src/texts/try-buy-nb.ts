/** The page of the trial. */
export const tryBuyTexts = {
  howHeading: 'Slik virker det',
  steps: [
    {
      title: '1. Bestill prøvekjøpet',
      text: 'Du får et eSIM på e-post med en gang, eller et SIM-kort i posten. Nummeret og abonnementet du har i dag, beholder du.',
    },
    {
      title: '2. Bruk mobilen som du pleier',
      text: 'Legg inn eSIM-et ved siden av det du har, og velg oss for mobildata. Ring og send meldinger som før.',
    },
    {
      title: '3. Bestem deg når du har prøvd',
      text: 'Etter to måneder stopper prøvekjøpet av seg selv. Vil du bli, tar du med deg nummeret til et av abonnementene våre.',
    },
  ],
  termsHeading: 'Vilkår for prøvekjøpet',
  after: 'Abonnement du kan gå videre med',
} as const;
