import * as THREE from 'three';
import { moved, outline } from '../geometry/outline.js';
import { frameOf } from '../geometry/plate.js';
import { turned } from '../geometry/turned.js';
import { gloss, matte, metal, rubber } from './materials.js';
import { assembly, part } from './parts.js';

const SHAPES = { disc: discTag, loop: loopTag };

/** Where the others lie, mm. */
const LYING = [
  [14, 14],
  [-13, 24],
  [36, 25],
];

/** A tag to find things by. `shape`: 'disc' | 'loop' (with an eye for a ring); `count`: how many are in the box */
export function arrangeTracker({ colour, shape = 'disc', count = 1 }) {
  const build = SHAPES[shape];
  const leaning = build(colour, false);
  leaning.position.set(-10, 16, -6);
  leaning.rotation.set(-0.32, -0.42, 0, 'YXZ');
  const others = LYING.slice(0, Math.max(1, count - 1)).map(([x, z], i) => {
    const tag = build(colour, i % 2 === 0);
    tag.rotation.x = -Math.PI / 2;
    tag.position.set(x, 4.1, z);
    return tag;
  });
  const set = assembly(leaning, ...others);
  if (count > 1) set.position.x = -9;
  return { group: assembly(set), frameMm: count > 1 ? 122 : 82, elevationDeg: 20, baseline: 0.28 };
}

function discTag({ back, frame }, showsMetal) {
  const r = 15.95;
  const shell = part(
    turned(
      [
        [0, -4],
        [9, -3.9],
        [14, -3],
        [r - 0.3, -0.8],
        [r, 0.2],
        [r - 0.3, 0.8],
      ],
      96,
    ),
    gloss(back),
  );
  const steel = part(
    turned(
      [
        [r - 0.5, 0.8],
        [r - 0.7, 1.4],
        [13, 3.2],
        [12.4, 3.5],
        [0, 3.7],
      ],
      96,
    ),
    metal(frame, 0.14),
  );
  const tag = assembly(shell, steel);
  tag.rotation.x = showsMetal ? Math.PI / 2 : -Math.PI / 2;
  return assembly(tag);
}

function loopTag({ back, frame }) {
  const shape = outline(28.8, 44, 14.4, 20, 2);
  const eye = moved(outline(13, 11, 5.5, 14, 2), 0, 12.5);
  const body = part(frameOf(shape, [eye], { depth: 4, bevel: 1.6 }), matte(back, 0.5), 0, 6, -2);
  const rim = part(
    frameOf(outline(15.6, 13.6, 6.8, 16, 2), [outline(12.6, 10.6, 5.3, 14, 2)], { depth: 5, bevel: 0.5 }),
    metal(frame, 0.25),
    0,
    18.5,
    -2.5,
  );
  return assembly(body, rim, part(new THREE.SphereGeometry(1.1, 16, 12), rubber(frame), 0, -6, 3.3));
}
