export const MOTOROLA = [
  {
    slug: 'motorola-razr-60', kind: 'flip', w: 74, h: 171.3, t: 7.25, r: 11, coverHeight: 72, screen: { style: 'bloom', clock: 'thin' },
    colours: {
      'gibraltar-sea': { back: '#34415c', frame: '#6b7690', hue: 255 },
      'spring-bud': { back: '#b6cf63', frame: '#a9b888', hue: 122 },
      'parfait-pink': { back: '#e7b0c0', frame: '#d2a8b2', hue: 355 },
    },
  },
  {
    slug: 'motorola-edge-60', kind: 'phone', w: 73.1, h: 161.2, t: 7.9, r: 12.5, curve: 2.4, finish: 'matte', bezel: 1.2, punch: 'hole',
    camera: { layout: 'square', width: 39, radius: 11, lenses: [6.8, 6.8, 6.8, 'flash'], apart: 8.8 }, screen: { style: 'petal', clock: 'thin' },
    colours: {
      'gibraltar-sea': { back: '#3a475f', frame: '#4b5870', hue: 245 },
      shamrock: { back: '#3f6b58', frame: '#4d7866', hue: 160 },
      'plum-perfect': { back: '#6b4358', frame: '#7b5368', hue: 345 },
    },
  },
  {
    slug: 'motorola-razr-60-ultra', kind: 'flip', w: 74, h: 171.5, t: 7.2, r: 11, screen: { style: 'arcs', clock: 'thin' },
    colours: {
      'rio-red': { back: '#8f2b3a', frame: '#a5596a', hue: 20 },
      scarab: { back: '#3c4a41', frame: '#6d7a70', hue: 150 },
      'mountain-trail': { back: '#8a6a4d', frame: '#b39a80', hue: 55 },
    },
  },
  {
    slug: 'motorola-moto-g86', kind: 'phone', w: 74.7, h: 161.2, t: 7.8, r: 12, curve: 2, finish: 'matte', bezel: 1.9, punch: 'hole',
    camera: { layout: 'square', width: 35, height: 38, radius: 10, lenses: [6.4, 6.4, 4.6, 'flash'], apart: 8 }, screen: { style: 'dune', clock: 'thin' },
    colours: {
      spellbound: { back: '#4d6078', frame: '#5d7088', hue: 250 },
      'cosmic-sky': { back: '#bfc3da', frame: '#b2b6cd', hue: 280 },
      'golden-cypress': { back: '#7c8262', frame: '#8a9070', hue: 115 },
    },
  },
];
