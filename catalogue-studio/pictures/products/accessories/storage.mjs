export const STORAGE = [
  {
    slug: 'portabel-ssd-1tb',
    kind: 'drive',
    colours: { svart: { back: '#2f3135', frame: '#202124' }, blaa: { back: '#4f6f9e', frame: '#2f4566' } },
  },
  {
    slug: 'samsung-t9-ssd',
    kind: 'drive',
    size: { w: 60, h: 88, t: 14 },
    colours: { svart: { back: '#35373b', frame: '#26272a', groove: '#2a2b2e' } },
  },
  {
    slug: 'sandisk-portable-ssd',
    kind: 'drive',
    size: { w: 50, h: 101, t: 9.6 },
    grooves: false,
    colours: { svart: { back: '#2e3034', frame: '#3d4046' }, salvie: { back: '#7f9a8e', frame: '#4f655b' } },
  },
];
