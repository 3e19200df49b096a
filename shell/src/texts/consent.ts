/** Texts of the question about cookies, bokmål. */
export const texts = {
  title: 'Informasjonskapsler',
  text: 'Vi lagrer det nettbutikken trenger. Sier du ja, fører vi også statistikk og viser deg innhold som passer deg.',
  purposes: {
    statistics: { title: 'Statistikk', text: 'Vi ser hvilke sider og produkter som brukes, uten å vite hvem du er.' },
    marketing: {
      title: 'Tilpasset innhold og markedsføring',
      text: 'Vi husker hva du har sett på og søkt etter i denne nettleseren.',
    },
  },
  refuse: 'Bare nødvendige',
  accept: 'Godta alle',
  choose: 'Velg selv',
  save: 'Lagre valgene',
  more: 'Les mer om hva vi lagrer',
  asked: 'Du kan velge informasjonskapsler øverst på siden.',
  saved: 'Valget er lagret. Du kan endre det nederst på siden.',
} as const;
