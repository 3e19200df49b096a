export const CHARGERS = [
  { slug: 'apple-magsafe-lader', kind: 'station', colours: { hvit: { back: '#d9dadc', frame: '#c6c8cc' } } },
  { slug: 'google-pixelsnap-lader', kind: 'station', colours: { graa: { back: '#b9bcbe', frame: '#a7abae' } } },
  {
    slug: 'belkin-boostcharge-pro-3-i-1',
    kind: 'station',
    shape: 'stand',
    colours: { svart: { back: '#2c2d30', frame: '#8d9095' }, hvit: { back: '#d7d8da', frame: '#c3c6ca' } },
  },
  {
    slug: 'anker-maggo-2-i-1-stativ',
    kind: 'station',
    shape: 'stand',
    watch: false,
    colours: { hvit: { back: '#d8d9db', frame: '#c9ccd0' }, svart: { back: '#2d2e31', frame: '#57595e' } },
  },
  { slug: 'samsung-traadloes-ladeplate-15w', kind: 'station', shape: 'plate', colours: { svart: { back: '#2f3033' } } },
  {
    slug: 'belkin-billader-37w',
    kind: 'car-charger',
    ports: 2,
    usbA: true,
    colours: { svart: { back: '#2b2c2f', frame: '#b9bcc1' } },
  },
  { slug: 'billader-45w', kind: 'car-charger', ports: 2, colours: { grafitt: { back: '#3d4045', frame: '#d9933f' } } },
  {
    slug: 'anker-usb-c-hub-5-i-1',
    kind: 'hub',
    ports: ['a', 'a', 'c', 'hdmi'],
    colours: { graa: { back: '#6d7177', frame: '#33353a' } },
  },
];
