/**
 * Versions of the renderer. Raise `studio` when light, camera or materials change for all products, a kind's number
 * when its model changes: pictures whose number rose are rendered anew.
 */
export const RENDERER_VERSION = {
  studio: 1,
  kinds: {
    phone: 1, tablet: 1, flip: 1, fold: 1, watch: 1, router: 2, home: 1, cover: 1, protector: 1,
    charger: 2, cable: 1, earbuds: 2, headset: 1, speaker: 1, drive: 1,
    'clear-cover': 1, 'rugged-cover': 1, wallet: 1, folio: 1, 'keyboard-folio': 1, strap: 1, stylus: 1, tracker: 1,
    'memory-card': 1, 'usb-stick': 1, holder: 1, station: 1, 'car-charger': 1, hub: 1, tripod: 1, neckband: 1,
  },
};
