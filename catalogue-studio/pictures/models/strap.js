import * as THREE from 'three';
import { plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { sweptBand } from '../geometry/swept.js';
import { weave } from '../paint/weave.js';
import { cavity, cloth, matte, metal, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

/** One half from the lug to the wrist's far side: y (mirrored for the other half) and z, mm. */
const HALF = [
  [17, 0.4],
  [24, -1],
  [33, -7],
  [38.5, -20],
  [35, -38],
  [21.5, -51],
  [-1.5, -55.5],
];

const MATERIALS = {
  sport: (colour) => rubber(colour.back),
  loop: (colour) => cloth(colour.back, weave(7, 46), 16),
  mesh: (colour) => {
    const links = metal(colour.back, 0.52);
    links.bumpMap = weave(14, 90);
    links.bumpScale = 10;
    return links;
  },
  leather: (colour) => matte(colour.back, 0.62),
};

/** A strap without its watch, closed as on a wrist. `style`: 'sport' | 'loop' | 'mesh' | 'leather'; `colour` { back, frame: lugs and clasp } */
export function arrangeStrap({ colour, style = 'sport' }) {
  const skin = MATERIALS[style](colour);
  const steel = metal(colour.frame, 0.26);
  const thickness = style === 'mesh' ? 1.9 : style === 'loop' ? 3 : 2.7;
  const strap = assembly(
    ...[1, -1].flatMap((side) => [part(half(side, thickness), skin), lug(side, steel)]),
    ...(style === 'sport' ? holes(steel) : []),
    style === 'leather' && buckle(steel),
    style === 'loop' &&
      part(slab(25, 15, 2, rounded(3, 0.8)), cloth(shade(colour.back, 0.85), weave(7, 5), 12), 0, -29.6, -46.2).rotateX(
        2.38,
      ),
    style === 'mesh' && part(slab(24, 9, 1.6, rounded(3.4, 0.9)), steel, 0, -29.4, -46).rotateX(2.38),
  );
  strap.rotation.set(-0.14, -0.58, 0, 'YXZ');
  strap.position.set(-3, 39.6, 20);
  return { group: assembly(strap), frameMm: 104, elevationDeg: 9, baseline: 0.11 };
}

function half(side, thickness) {
  const curve = new THREE.CatmullRomCurve3(HALF.map(([y, z]) => new THREE.Vector3(z, side * y, 0)));
  const path = curve.getPoints(90).map(({ x, y }) => new THREE.Vector2(x, y));
  return withLengthwiseUv(
    sweptBand(
      path,
      (along) => 25 - 2.5 * Math.min(1, along * 1.4),
      thickness,
      (across, z, y) => [across, y, z],
    ),
  );
}

/** Weaves follow the strap: across it is u, along it v. */
function withLengthwiseUv(geometry) {
  const { position, uv } = geometry.attributes;
  for (let i = 0; i < position.count; i++) {
    uv.setXY(i, position.getX(i) / 25 + 0.5, Math.atan2(position.getY(i), position.getZ(i) + 28) / Math.PI);
  }
  return geometry;
}

function lug(side, steel) {
  return part(slab(24.6, 4.6, 2, rounded(3.6, 1.2, 1.2, 6), { exponent: 2 }), steel, 0, side * 16.4, 0.8);
}

/** Holes along the lower half and the pin that goes into one. */
function holes(steel) {
  const dark = cavity(0x101113);
  const points = [
    [-34.6, -9.8, 1.16],
    [-37.6, -15.4, 1.4],
    [-39.5, -21.6, 1.66],
  ];
  const dots = points.map(([y, z, tilt]) => part(plate(4.2, 2.5, 1.25, 2), dark, 0, y, z).rotateX(tilt));
  return [...dots, part(new THREE.CylinderGeometry(2.6, 2.6, 1.4, 32), steel, 0, -38.9, -29.5).rotateX(-0.15)];
}

function buckle(steel) {
  const ring = [
    [-13.6, 0, 2.4, 15],
    [13.6, 0, 2.4, 15],
    [0, 7, 29, 2.4],
    [0, -7, 29, 2.4],
  ].map(([x, y, w, h]) => part(slab(w, h, 1.1, rounded(3, 0.8)), steel, x, y, 0));
  const frame = assembly(...ring, part(slab(2, 14, 0.9, rounded(2, 0.6)), steel, 0, 0, 0.8));
  frame.position.set(0, -36.4, -38.8);
  frame.rotation.x = 2.07;
  return frame;
}
