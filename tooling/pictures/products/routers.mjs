const WHITE = { back: '#dcdee1' };

export const ROUTERS = [
  { slug: 'fjell-ruter-5g', kind: 'router', shape: 'tower', colours: { hvit: WHITE, granitt: { back: '#5b6068' } } },
  { slug: 'zte-mc888-pro', kind: 'router', shape: 'tower', w: 96, d: 90, h: 182, light: 0x7fe3a1, colours: { hvit: { back: '#dfe0e2' } } },
  { slug: 'huawei-5g-cpe-pro-5', kind: 'router', shape: 'oval', colours: { hvit: { back: '#dee0e2' } } },
  { slug: 'zyxel-nr5103e', kind: 'router', shape: 'oval', w: 112, d: 58, h: 178, light: 0x58b7ff, colours: { hvit: { back: '#d9dbde' } } },
  { slug: 'asus-rt-be58u', kind: 'router', shape: 'box', colours: { svart: { back: '#2d2f33' } } },
  { slug: 'tp-link-deco-x50', kind: 'router', shape: 'pucks', count: 3, colours: { hvit: { back: '#dbdde0' } } },
  { slug: 'netgear-nighthawk-m6-pro', kind: 'router', shape: 'pocket', w: 105, h: 105, t: 21.5, screen: [0.6, 0.6], colours: { svart: { back: '#2e3034', hue: 250 } } },
  { slug: 'tp-link-m7350', kind: 'router', shape: 'pocket', w: 106, h: 66, t: 16, screen: [0.32, 0.5], network: '4G', colours: { svart: { back: '#2a2c30', hue: 165 } } },
];
