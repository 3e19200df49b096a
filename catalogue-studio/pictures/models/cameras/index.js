import { barCamera, flushBarCamera, plateauSingle, plateauTriple } from './bars.js';
import { pillCamera, ringsCamera, singleCamera } from './columns.js';
import { diagonalPair, discCamera, doubleRowCamera, squareCamera, triangleCamera } from './islands.js';
import { CameraMount } from './mount.js';
import { knobCamera, rowCamera, scatteredCamera } from './open.js';

const LAYOUTS = {
  bar: barCamera,
  'flush-bar': flushBarCamera,
  'plateau-triple': plateauTriple,
  'plateau-single': plateauSingle,
  diagonal: diagonalPair,
  triangle: triangleCamera,
  square: squareCamera,
  disc: discCamera,
  'double-row': doubleRowCamera,
  pill: pillCamera,
  rings: ringsCamera,
  single: singleCamera,
  row: rowCamera,
  scattered: scatteredCamera,
  knob: knobCamera,
  none: () => {},
};

/** Builds the camera that `spec.camera.layout` names on the back of a phone. */
export function mountCamera(side, spec, frame) {
  LAYOUTS[spec.camera.layout](new CameraMount(side, spec, frame), spec.camera);
}
