import { frameOf, plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { matte, metal, plastic, shade } from './materials.js';
import { assembly, part } from './parts.js';

/** The outline of a microSD card, mm from its middle. */
const CARD = [
  [-5.5, -7.5],
  [5.5, -7.5],
  [5.5, 1.6],
  [4.6, 2.5],
  [4.6, 4.2],
  [5.5, 5.1],
  [5.5, 7.5],
  [-4.6, 7.5],
  [-5.5, 6.6],
];
/** The adapter's, with the cut corner. */
const ADAPTER = [
  [-12, -16],
  [12, -16],
  [12, 12],
  [8.4, 16],
  [-12, 16],
];

/** A microSD card leaning on its adapter. `colour` { back: the card, frame: its band } */
export function arrangeMemoryCard({ colour }) {
  const adapter = assembly(
    part(frameOf(ADAPTER, [], { depth: 1.5, bevel: 0.3 }), plastic(0x2a2b2e, 0.45)),
    part(plate(19, 21, 1), plastic(0x3a3c40, 0.5), -0.8, -2.5, 1.83),
    part(slab(2, 5, 0.5, rounded(1.6, 0.3)), plastic(0xb7babf), -12, 7, 0.8),
  );
  adapter.position.set(-8, 16.4, -6);
  adapter.rotation.set(-0.2, 0.2, 0, 'YXZ');
  const card = assembly(
    part(frameOf(CARD, [], { depth: 0.7, bevel: 0.14 }), matte(colour.back, 0.5)),
    part(plate(10.6, 5, 0.4), matte(colour.frame, 0.5), 0, -4.6, 0.86),
    part(slab(9.4, 1, 0.4, rounded(0.5, 0.15)), plastic(shade(colour.back, 0.75)), -0.3, 6.6, 0.8),
  );
  card.scale.setScalar(1.55);
  card.position.set(11, 11.8, 9);
  card.rotation.set(-0.24, -0.34, 0, 'YXZ');
  const chip = part(plate(4, 2.6, 0.4), metal(0xc8a659, 0.35), 0, 1.4, 0.87);
  card.add(chip);
  return { group: assembly(adapter, card), frameMm: 62, elevationDeg: 12, baseline: 0.18 };
}
