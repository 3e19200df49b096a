const PIXEL_10_PRO = {
  kind: 'phone', r: 14.5, curve: 1.6, finish: 'matte', bezel: 1.2, punch: 'hole', frameRoughness: 0.14,
  colours: {
    maanestein: { back: '#9aa3b0', frame: '#a4adb9', hue: 250 },
    obsidian: { back: '#2a2b2d', frame: '#3e4043', hue: 215 },
    porselen: { back: '#e6e0d6', frame: '#cdbb9d', hue: 55 },
    jade: { back: '#cfd6bd', frame: '#cbbd8f', hue: 125 },
  },
};

export const GOOGLE = [
  {
    ...PIXEL_10_PRO, slug: 'pixel-10-pro-xl', w: 76.6, h: 162.8, t: 8.5, r: 15,
    camera: { layout: 'bar', lenses: [[-20.5, 6.6], [-4.4, 6.6], [11, 5.4]], height: 24.5, fromTop: 32, window: 55 }, screen: { style: 'dune', clock: 'stacked' },
  },
  {
    ...PIXEL_10_PRO, slug: 'pixel-10-pro', w: 72, h: 152.8, t: 8.6,
    camera: { layout: 'bar', lenses: [[-19, 6.3], [-3.8, 6.3], [10.4, 5]], window: 51 }, screen: { style: 'petal', clock: 'stacked' },
  },
  {
    slug: 'pixel-10', kind: 'phone', w: 72, h: 152.8, t: 8.6, r: 14.5, curve: 1.6, finish: 'gloss', bezel: 1.6, punch: 'hole', frameRoughness: 0.4,
    camera: { layout: 'bar', lenses: [[-18, 5.7], [-4, 5.7], [9.4, 4.6]], height: 22, window: 48 }, screen: { style: 'bloom', clock: 'stacked' },
    colours: {
      indigo: { back: '#5a79c4', frame: '#5a76bb', hue: 268 },
      frost: { back: '#c5cfe3', frame: '#bcc6da', hue: 280 },
      sitrongress: { back: '#dbe4a4', frame: '#cfd99a', hue: 115 },
      obsidian: { back: '#27282b', frame: '#3b3c3f', hue: 25 },
    },
  },
  {
    slug: 'pixel-9a', kind: 'phone', w: 73.3, h: 154.7, t: 8.9, r: 13.5, finish: 'matte', bezel: 2.5, punch: 'hole', frameRoughness: 0.4,
    camera: { layout: 'flush-bar', lenses: [6.4, 6.4] }, screen: { style: 'arcs', clock: 'stacked' },
    colours: {
      iris: { back: '#a6b2e6', frame: '#9eaadd', hue: 285 },
      peon: { back: '#e98b94', frame: '#e0838c', hue: 10 },
      porselen: { back: '#e7e2d8', frame: '#d5d0c6', hue: 45 },
      obsidian: { back: '#2a2c2f', frame: '#393b3e', hue: 195 },
    },
  },
  {
    slug: 'pixel-10a', kind: 'phone', w: 73, h: 153.9, t: 9, r: 13.5, finish: 'matte', bezel: 2.2, punch: 'hole', frameRoughness: 0.4,
    camera: { layout: 'flush-bar', lenses: [6.4, 6.4], rise: 0.2 }, screen: { style: 'silk', clock: 'stacked' },
    colours: {
      lavendel: { back: '#b3b5e4', frame: '#a9abda', hue: 290 },
      baer: { back: '#d9566a', frame: '#cf4f63', hue: 15 },
      taake: { back: '#dbe0da', frame: '#ccd1cb', hue: 160 },
      obsidian: { back: '#2a2b2e', frame: '#393a3d', hue: 240 },
    },
  },
  {
    slug: 'pixel-10-pro-fold', kind: 'fold', w: 150.4, h: 155.2, t: 5.2, r: 11, foldedWidth: 76.3, foldedThickness: 10.8, foldedRadius: 10, openAtX: 16,
    finish: 'matte', bezel: 2, punch: 'hole-left', frameRoughness: 0.16, camera: { layout: 'double-row' }, screen: { style: 'petal', clock: 'left' },
    colours: {
      maanestein: { back: '#99a2af', frame: '#a4adb9', hue: 245 },
      jade: { back: '#ced5bc', frame: '#cbbd8f', hue: 140 },
    },
  },
];
