import * as THREE from 'three';
import { denim } from '../../paint/surfaces.js';
import { cloth, metal } from '../materials.js';
import { assembly, part, turnedForward } from '../parts.js';
import { phone } from '../phone.js';
import { fromBehind } from '../upright.js';

const FRAME_MM = 196;
const POCKET = { width: 128, height: 118, top: 92, depth: 11 };

/** A phone in the back pocket of a pair of jeans, camera out. */
export function pocket(spec) {
  const carried = assembly(fromBehind(phone(spec)));
  carried.position.set(4, POCKET.top + 78 - spec.h / 2, spec.t / 2 + 3);
  carried.rotation.z = -0.09;
  return {
    group: assembly(trousers(), carried, pocketFront(spec), ...rivets()),
    frameMm: FRAME_MM,
    elevationDeg: 5,
    baseline: 0.02,
  };
}

const denimCloth = (texture) => {
  const material = cloth(0xffffff, texture.bump, 6);
  material.map = texture.colour;
  return material;
};

function trousers() {
  const geometry = new THREE.PlaneGeometry(420, 420, 60, 60);
  const { position } = geometry.attributes;
  for (let i = 0; i < position.count; i++) {
    const [x, y] = [position.getX(i), position.getY(i)];
    position.setZ(i, -((x * x) / 2600) + 1.2 * Math.sin(x * 0.045 + y * 0.02));
  }
  geometry.computeVertexNormals();
  return part(
    geometry,
    denimCloth(denim({ width: 420, height: 420, seams: [{ x: 196, from: 0, to: 420 }] })),
    0,
    110,
    0,
  );
}

/** The patch, which bulges over what is in it. */
function pocketFront({ w, t }) {
  const { width, height, top, depth } = POCKET;
  const [columns, rows] = [64, 60];
  const geometry = new THREE.PlaneGeometry(width, height, columns, rows);
  const { position } = geometry.attributes;
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i);
    const fromTop = (height / 2 - position.getY(i)) / height;
    const toSide = 1 - Math.abs(x) / (width / 2);
    const bulge = Math.min(1, toSide * 3.2) ** 0.7 * (1 - 0.55 * fromTop ** 2.2);
    const full = Math.exp(-((Math.abs(x) / (w * 0.74)) ** 6));
    position.setZ(i, 1.4 + bulge * (depth * 0.35 + (t + depth * 0.4) * full) * Math.min(1, (1 - fromTop) * 4 + 0.1));
    if (fromTop > 0.72) {
      const point = (fromTop - 0.72) / 0.28;
      position.setX(i, x * (1 - 0.16 * point));
      position.setY(i, position.getY(i) + Math.abs(x) * 0.17 * point);
    }
  }
  geometry.computeVertexNormals();
  const stitched = denim({ width, height, isPocket: true });
  return part(geometry, denimCloth(stitched), 0, top - height / 2, 0);
}

const rivets = () =>
  [-1, 1].map((side) => {
    const rivet = turnedForward(
      [
        [4.2, 0],
        [4.2, 0.8],
        [3.4, 1.5],
        [1.6, 1.5],
        [1.2, 2.2],
        [0, 2.4],
      ],
      metal('#b97f4e', 0.34),
    );
    rivet.position.set(side * (POCKET.width / 2 - 7), POCKET.top - 7, 4.5);
    return rivet;
  });
