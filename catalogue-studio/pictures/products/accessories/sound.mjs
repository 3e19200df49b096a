export const SOUND = [
  {
    slug: 'airpods-pro-3',
    kind: 'earbuds',
    colours: { hvit: { back: '#dfe0e2' } },
  },
  {
    slug: 'galaxy-buds3-fe',
    kind: 'earbuds',
    colours: { graa: { back: '#6b6e74' }, svart: { back: '#2c2d30' } },
  },
  {
    slug: 'sony-wh-1000xm6',
    kind: 'headset',
    colours: {
      svart: { back: '#2b2c2f', frame: '#4d4f54' },
      soelv: { back: '#d6d3cd', frame: '#b5b1a9' },
      midnattblaa: { back: '#333e58', frame: '#66708a' },
    },
  },
  {
    slug: 'bordhoeyttaler-fonn',
    kind: 'speaker',
    shape: 'drum',
    colours: { fjellgraa: { back: '#6f7783' }, lyng: { back: '#6e5980', light: 0xd6b8ff } },
  },
  {
    slug: 'jbl-flip-7',
    kind: 'speaker',
    shape: 'pocket',
    colours: {
      svart: { back: '#2b2d31', frame: '#202226' },
      blaa: { back: '#3f66a8', frame: '#2c4674' },
      roed: { back: '#b3403c', frame: '#7d2b29' },
    },
  },
];
