import { arrangeCable } from './cable.js';
import { arrangeCarCharger } from './car-charger.js';
import { arrangeCharger } from './charger.js';
import { arrangeClearCover } from './clear-cover.js';
import { arrangeCover } from './cover.js';
import { arrangeDrive } from './drive.js';
import { arrangeEarbuds } from './earbuds.js';
import { arrangeFlip } from './flip.js';
import { arrangeFold } from './fold.js';
import { arrangeFolio } from './folio.js';
import { arrangeHeadset } from './headset.js';
import { arrangeHolder } from './holder.js';
import { arrangeHome } from './home/index.js';
import { arrangeHub } from './hub.js';
import { arrangeKeyboardFolio } from './keyboard-folio.js';
import { arrangeMemoryCard } from './memory-card.js';
import { arrangeNeckband } from './neckband.js';
import { arrangeProtector } from './protector.js';
import { arrangeRouter } from './router.js';
import { arrangeRuggedCover } from './rugged-cover.js';
import { arrangeSpeaker } from './speaker.js';
import { arrangeStation } from './station.js';
import { arrangeStrap } from './strap.js';
import { arrangeStylus } from './stylus.js';
import { arrangeTracker } from './tracker.js';
import { arrangeTripod } from './tripod.js';
import { arrangePhone, arrangeTablet } from './upright.js';
import { arrangeUsbStick } from './usb-stick.js';
import { arrangeWallet } from './wallet.js';
import { arrangeWatch } from './watch.js';

const KINDS = {
  phone: arrangePhone,
  tablet: arrangeTablet,
  flip: arrangeFlip,
  fold: arrangeFold,
  watch: arrangeWatch,
  router: arrangeRouter,
  home: arrangeHome,
  cover: arrangeCover,
  protector: arrangeProtector,
  charger: arrangeCharger,
  cable: arrangeCable,
  earbuds: arrangeEarbuds,
  headset: arrangeHeadset,
  speaker: arrangeSpeaker,
  drive: arrangeDrive,
  'clear-cover': arrangeClearCover,
  'rugged-cover': arrangeRuggedCover,
  wallet: arrangeWallet,
  folio: arrangeFolio,
  'keyboard-folio': arrangeKeyboardFolio,
  strap: arrangeStrap,
  stylus: arrangeStylus,
  tracker: arrangeTracker,
  'memory-card': arrangeMemoryCard,
  'usb-stick': arrangeUsbStick,
  holder: arrangeHolder,
  station: arrangeStation,
  'car-charger': arrangeCarCharger,
  hub: arrangeHub,
  tripod: arrangeTripod,
  neckband: arrangeNeckband,
};

/**
 * Sets a product up for a view.
 *
 * @returns {{ group: import('three').Group, frameMm: number, elevationDeg?: number, baseline?: number }}
 */
export const arrange = (spec, view) => KINDS[spec.kind](spec, view);
