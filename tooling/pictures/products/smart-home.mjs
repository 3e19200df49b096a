export const SMART_HOME = [
  { slug: 'philips-hue-paere-e27', kind: 'home', shape: 'bulbs', lights: [0xffe2b8, 0xb48cff], colours: { hvit: { back: '#dfe1e4' } } },
  { slug: 'philips-hue-startpakke', kind: 'home', shape: 'light-kit', colours: { hvit: { back: '#dddfe2' } } },
  { slug: 'philips-hue-bridge-pro', kind: 'home', shape: 'hub', form: 'square', colours: { svart: { back: '#2b2d31' } } },
  { slug: 'philips-hue-smartplugg', kind: 'home', shape: 'plug', colours: { hvit: { back: '#dadce0' } } },
  { slug: 'ring-battery-doorbell-plus', kind: 'home', shape: 'doorbell', colours: { 'satengnikkel': { back: '#2a2c30', frame: '#b9b7b2' } } },
  { slug: 'arlo-pro-5s', kind: 'home', shape: 'battery-camera', colours: { hvit: { back: '#dcdee1' }, svart: { back: '#2d2f33' } } },
  { slug: 'eufy-indoor-cam-e220', kind: 'home', shape: 'round-camera', colours: { hvit: { back: '#dddfe1' } } },
  { slug: 'yale-linus-l2', kind: 'home', shape: 'panel-lock', colours: { soelv: { back: '#3a3c40', frame: '#c4c6c9' }, svart: { back: '#26282b', frame: '#3c3e42' } } },
  { slug: 'nuki-smart-lock-pro', kind: 'home', shape: 'knob-lock', colours: { svart: { back: '#2b2d30', frame: '#4a4c50' }, hvit: { back: '#dcdee0', frame: '#c9cbce' } } },
  { slug: 'aqara-hub-m3', kind: 'home', shape: 'hub', form: 'round', colours: { svart: { back: '#2e3034' } } },
  { slug: 'aqara-doersensor-p2', kind: 'home', shape: 'contact-sensor', colours: { hvit: { back: '#dcdee1' } } },
  { slug: 'tado-radiatortermostat-x', kind: 'home', shape: 'thermostat', colours: { hvit: { back: '#dddfe1' } } },
];
