import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { raised, rounded, slab } from '../geometry/slab.js';
import { plugAt, PLUGS } from './cable.js';
import { gloss, matte, metal, plastic, rubber, shade } from './materials.js';
import { assembly, part, turnedForward } from './parts.js';

const SHAPES = { puck, stand: threeInOne, plate: flatPad };

/** Chargers without a plug for the phone. `shape`: 'puck' on a cable | 'stand' for phone, watch and earbuds | 'plate' to lay a phone on */
export const arrangeStation = (spec) => SHAPES[spec.shape ?? 'puck'](spec);

const disc = (radius, thickness, colour, face) =>
  assembly(
    part(
      slab(radius * 2, radius * 2, radius, rounded(thickness, 1.4, 1.4, 6), { exponent: 2, segments: 26 }),
      metal(colour.frame, 0.3),
    ),
    part(
      slab(radius * 2 - 4, radius * 2 - 4, radius - 2, raised(0.8, 0.4), { exponent: 2, segments: 26 }),
      gloss(face),
      0,
      0,
      thickness / 2,
    ),
  );

function puck({ colour }) {
  const head = disc(28, 5.6, colour, colour.back);
  head.rotation.x = -Math.PI / 2;
  head.position.set(-13, 3, 14);
  const points = [
    [10, 2.6, 4],
    [24, 2, -6],
    [36, 2, -2],
    [40, 2, 14],
    [26, 2, 26],
    [8, 2.6, 36],
    [24, 2.4, 44],
    [40, 2.4, 40],
  ];
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)));
  const wire = rubber(colour.back);
  const cable = part(new THREE.TubeGeometry(curve, 160, 1.6, 14), wire);
  const set = assembly(head, cable, plugAt(curve, 1, colour.back, PLUGS['usb-c']));
  set.position.x = -14;
  return { group: assembly(set), frameMm: 138, elevationDeg: 38, baseline: 0.4 };
}

function threeInOne({ colour, watch = true, turn = -0.4 }) {
  const skin = matte(colour.back, 0.5);
  const base = part(slab(watch ? 150 : 84, 82, 24, rounded(13, 4, 4, 10)), skin, 0, 6.5, 0);
  base.rotation.x = -Math.PI / 2;
  const x = watch ? -36 : 0;
  const stem = part(slab(19, 100, 8, rounded(8, 3, 3, 8)), metal(colour.frame, 0.3), x, 58, -24);
  stem.rotation.x = -0.12;
  const head = disc(28.5, 8, colour, shade(colour.back, 0.95));
  head.position.set(x, 106, -22);
  head.rotation.x = -0.2;
  const tray = part(slab(58, 46, 18, raised(0.8, 0.4)), rubber(shade(colour.back, 0.82)), x, 13.1, 12);
  tray.rotation.x = -Math.PI / 2;
  const stand = assembly(base, stem, head, tray, part(plate(2, 2, 1, 2), plastic(0xf2fff6, 0.2), x, 6, 41.2));
  if (watch) stand.add(watchArm(colour));
  stand.rotation.y = turn;
  return { group: assembly(stand), frameMm: watch ? 205 : 178, elevationDeg: 13, baseline: 0.16 };
}

function watchArm(colour) {
  const post = part(slab(17, 54, 8, rounded(8, 3, 3, 8)), metal(colour.frame, 0.3), 42, 36, -8);
  const cup = turnedForward(
    [
      [0, -5],
      [14, -5],
      [16.4, -3],
      [16.4, 3],
      [15, 4.4],
      [13.6, 4.6],
    ],
    matte(colour.back, 0.45),
  );
  const dish = turnedForward(
    [
      [13.8, 4.4],
      [9, 2.6],
      [0, 2],
    ],
    gloss(0xd9dbde),
  );
  const head = assembly(cup, dish);
  head.position.set(42, 66, -1);
  head.rotation.x = -0.3;
  return assembly(post, head);
}

function flatPad({ colour }) {
  const pad = assembly(
    turnedForward(
      [
        [0, 0],
        [44, 0],
        [47.5, 2],
        [48, 5],
        [47, 8],
        [45, 9.2],
        [0, 9.2],
      ],
      matte(colour.back, 0.5),
    ),
    turnedForward(
      [
        [45, 9.1],
        [44, 9.7],
        [0, 9.7],
      ],
      rubber(shade(colour.back, 0.92)),
    ),
    part(new THREE.TorusGeometry(40, 0.5, 10, 96), plastic(shade(colour.back, 1.5)), 0, 0, 9.5),
    part(slab(12, 1.8, 0.9, rounded(0.6, 0.2)), plastic(shade(colour.back, 1.7)), 0, 0, 9.6),
    part(slab(1.8, 12, 0.9, rounded(0.6, 0.2)), plastic(shade(colour.back, 1.7)), 0, 0, 9.6),
  );
  pad.rotation.x = -Math.PI / 2;
  return { group: assembly(pad), frameMm: 132, elevationDeg: 30, baseline: 0.42 };
}
