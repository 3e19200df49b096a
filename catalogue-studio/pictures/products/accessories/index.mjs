import { CASES } from './cases.mjs';
import { CHARGERS } from './chargers.mjs';
import { COVERS } from './covers.mjs';
import { HEADSETS_AND_EARBUDS } from './headsets.mjs';
import { OTHERS } from './others.mjs';
import { OUTLET } from './outlet.mjs';
import { POWER } from './power.mjs';
import { PROTECTORS } from './protectors.mjs';
import { CARDS_AND_STICKS } from './small-storage.mjs';
import { SOUND } from './sound.mjs';
import { SPEAKERS } from './speakers.mjs';
import { STORAGE } from './storage.mjs';

export const ACCESSORIES = [
  ...COVERS,
  ...CASES,
  ...PROTECTORS,
  ...POWER,
  ...CHARGERS,
  ...SOUND,
  ...HEADSETS_AND_EARBUDS,
  ...SPEAKERS,
  ...STORAGE,
  ...CARDS_AND_STICKS,
  ...OTHERS,
  ...OUTLET,
];

const HEARD_KINDS = new Set(['headset', 'speaker']);

/** Headphones and speakers, which have a second side worth a picture. */
export const HEARD = ACCESSORIES.filter(({ kind }) => HEARD_KINDS.has(kind));
export const NOT_HEARD = ACCESSORIES.filter(({ kind }) => !HEARD_KINDS.has(kind));
