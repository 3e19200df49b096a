export const SPEAKERS = [
  { slug: 'jbl-charge-6', kind: 'speaker', shape: 'roll', size: { radius: 47, w: 228 }, frameMm: 285, colours: { svart: { back: '#2c2d30', frame: '#232427' }, blaa: { back: '#3c6396', frame: '#2b4468' } } },
  { slug: 'jbl-go-4', kind: 'speaker', shape: 'block', size: { w: 94, h: 78, d: 42, r: 16 }, frameMm: 150, colours: { roed: { back: '#b8403a', frame: '#85302d' }, blaa: { back: '#3f67a4', frame: '#2b4671' } } },
  { slug: 'jbl-clip-5', kind: 'speaker', shape: 'clip', size: { w: 86, h: 134, d: 46 }, colours: { svart: { back: '#2c2d30', frame: '#232427' }, lilla: { back: '#7d6cb0', frame: '#57497f' } } },
  { slug: 'sonos-roam-2', kind: 'speaker', shape: 'block', size: { w: 168, h: 62, d: 60, r: 24 }, frameMm: 215, loop: false, colours: { hvit: { back: '#d8dada', frame: '#d2d4d4' }, oliven: { back: '#6c7460', frame: '#626a57' } } },
  { slug: 'sonos-era-100', kind: 'speaker', shape: 'tower', size: { w: 120, h: 182, d: 130 }, colours: { svart: { back: '#2c2d2f' }, hvit: { back: '#d7d9da' } } },
  { slug: 'bose-soundlink-flex-2', kind: 'speaker', shape: 'block', size: { w: 201, h: 90, d: 52, r: 20 }, frameMm: 262, colours: { svart: { back: '#2b2c2e', frame: '#232426' }, 'alpin-salvie': { back: '#8c9a86', frame: '#76846f' } } },
  { slug: 'marshall-emberton-3', kind: 'speaker', shape: 'amp', size: { w: 160, h: 69, d: 77 }, frameMm: 215, colours: { 'svart-og-messing': { back: '#2a2a2b', frame: '#a88a55' }, krem: { back: '#d3c8b2', frame: '#a88a55' } } },
  { slug: 'ue-wonderboom-4', kind: 'speaker', shape: 'can', size: { radius: 47.5, h: 104 }, frameMm: 168, colours: { koboltblaa: { back: '#3b55a8', frame: '#2b3e7d' }, 'glad-rosa': { back: '#d77f9c', frame: '#b05a78' } } },
  { slug: 'homepod-mini', kind: 'speaker', shape: 'ball', size: { radius: 49, h: 84 }, colours: { midnatt: { back: '#32363f', frame: '#1d1f24' }, hvit: { back: '#d9dadb', frame: '#c9cbce' } } },
];
