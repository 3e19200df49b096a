import { arrangeFold } from './fold.js';
import { arrangeFlip } from './flip.js';
import { arrangePhone, arrangeTablet } from './upright.js';
import { arrangeCable } from './cable.js';
import { arrangeCharger } from './charger.js';
import { arrangeCover } from './cover.js';
import { arrangeEarbuds } from './earbuds.js';
import { arrangeHeadset } from './headset.js';
import { arrangeProtector } from './protector.js';
import { arrangeSpeaker } from './speaker.js';
import { arrangeDrive } from './drive.js';
import { arrangeWatch } from './watch.js';

const KINDS = {
  phone: arrangePhone,
  tablet: arrangeTablet,
  flip: arrangeFlip,
  fold: arrangeFold,
  watch: arrangeWatch,
  cover: arrangeCover,
  protector: arrangeProtector,
  charger: arrangeCharger,
  cable: arrangeCable,
  earbuds: arrangeEarbuds,
  headset: arrangeHeadset,
  speaker: arrangeSpeaker,
  drive: arrangeDrive,
};

/**
 * Sets a product up for a view.
 *
 * @returns {{ group: import('three').Group, frameMm: number, elevationDeg?: number, baseline?: number }}
 */
export const arrange = (spec, view) => KINDS[spec.kind](spec, view);
