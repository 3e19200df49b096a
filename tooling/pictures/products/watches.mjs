export const WATCHES = [
  { slug: 'apple-watch-series-11', kind: 'watch', colours: { stellarsvart: { back: '#2b2c2f', frame: '#45474c', hue: 205 }, rosegull: { back: '#e0b8ac', frame: '#d3a494', hue: 20 } } },
  { slug: 'apple-watch-se-3', kind: 'watch', scale: 0.95, colours: { midnatt: { back: '#2a2f38', frame: '#3a414c', hue: 130 }, stjernelys: { back: '#ded6c8', frame: '#d3c9b8', hue: 60 } } },
  { slug: 'apple-watch-ultra-3', kind: 'watch', shape: 'rugged', colours: { 'naturlig-titan': { back: '#c46a35', frame: '#b3ada3', hue: 50 }, 'svart-titan': { back: '#2d2e30', frame: '#46474a', hue: 250 } } },
  { slug: 'galaxy-watch8', kind: 'watch', shape: 'cushion', size: 43.7, face: 'digital', colours: { grafitt: { back: '#37393d', frame: '#54565b', hue: 160 }, soelv: { back: '#dbdcdd', frame: '#c6c8cb', hue: 245 } } },
  { slug: 'galaxy-watch8-classic', kind: 'watch', shape: 'cushion', ring: 'turning', size: 46, face: 'hands', colours: { svart: { back: '#2d2e31', frame: '#47494d', hue: 25 }, hvit: { back: '#e0dfdc', frame: '#cfd0d2', hue: 230 } } },
  { slug: 'galaxy-watch-ultra', kind: 'watch', shape: 'cushion', ring: 'rugged', size: 47.1, face: 'sport', colours: { 'titan-blaa': { back: '#3a4a63', frame: '#7d8a9b', hue: 50 }, 'titan-graa': { back: '#6b6b68', frame: '#8b8a86', hue: 200 } } },
  { slug: 'pixel-watch-4', kind: 'watch', shape: 'dome', size: 45, face: 'digital', colours: { obsidian: { back: '#2b2c2e', frame: '#3e4043', hue: 280 }, porselen: { back: '#e3ddd3', frame: '#cfd0d2', hue: 20 } } },
  { slug: 'garmin-venu-4', kind: 'watch', shape: 'sport', size: 45, thick: 11.5, buttons: 2, face: 'fitness', colours: { skifer: { back: '#2c2d30', frame: '#5b5e63', hue: 210 }, 'lys-gull': { back: '#d7cdbf', frame: '#cdb89a', hue: 330 } } },
  { slug: 'garmin-fenix-8-pro', kind: 'watch', shape: 'sport', size: 48.5, thick: 14, face: 'sport', colours: { karbongraa: { back: '#2d2f31', frame: '#6a6c70', case: '#35373a', hue: 45 } } },
  { slug: 'garmin-forerunner-165', kind: 'watch', shape: 'sport', size: 43, thick: 11, face: 'sport', colours: { svart: { back: '#2b2d30', frame: '#4a4d52', case: '#303235', hue: 150 }, turkis: { back: '#58b6b9', frame: '#6d7075', case: '#4fa9ad', hue: 195 } } },
  { slug: 'huawei-watch-gt-6', kind: 'watch', shape: 'sport', size: 46, thick: 11, buttons: 2, face: 'hands', colours: { svart: { back: '#2b2c2e', frame: '#4d4f53', hue: 90 }, brun: { back: '#7a5238', frame: '#b9bbbf', hue: 65 } } },
  { slug: 'xplora-x6play', kind: 'watch', shape: 'kids', colours: { blaa: { back: '#4c7fc0', frame: '#4576b6', hue: 245 }, rosa: { back: '#e79ab4', frame: '#dd8da8', hue: 345 }, svart: { back: '#2d2f33', frame: '#36383c', hue: 150 } } },
];
