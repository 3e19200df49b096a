export const CARDS_AND_STICKS = [
  { slug: 'samsung-evo-plus-microsd', kind: 'memory-card', colours: { blaa: { back: '#d4d7da', frame: '#3b6fb5' } } },
  {
    slug: 'sandisk-extreme-microsd',
    kind: 'memory-card',
    colours: { 'roed-og-gull': { back: '#a8332f', frame: '#c2994f' } },
  },
  {
    slug: 'sandisk-ultra-dual-drive-luxe',
    kind: 'usb-stick',
    dual: true,
    colours: { soelv: { back: '#c3c6ca', frame: '#cfd2d6' } },
  },
];
