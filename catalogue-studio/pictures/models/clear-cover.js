import * as THREE from 'three';
import { moved, outline } from '../geometry/outline.js';
import { frameOf } from '../geometry/plate.js';
import { plastic } from './materials.js';
import { assembly, part } from './parts.js';
import { fromBehind, PHONE_FRAME_MM, standing } from './upright.js';

const WALL_MM = 1.4;
const DEPTH_MM = 10;

const clear = (opacity, color = 0xc9dbe6) =>
  new THREE.MeshPhysicalMaterial({
    color,
    transparent: true,
    opacity,
    roughness: 0.12,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    depthWrite: false,
  });

/**
 * A see-through cover from inside (behind) and outside (in front). `spec` as for a cover; `ring`: magnets in the back;
 * `colour` { back: the rim's tint }
 */
export function arrangeClearCover(spec) {
  const height = spec.h + 2 * WALL_MM;
  return {
    group: assembly(
      standing(fromBehind(shell(spec)), height, { x: -33, z: -18 }),
      standing(shell(spec), height, { x: 33, z: 12 }),
    ),
    frameMm: PHONE_FRAME_MM,
  };
}

function shell({ w, h, r, opening, ring, colour }) {
  const outer = outline(w + 2 * WALL_MM, h + 2 * WALL_MM, r + 1.6, 18);
  const inner = outline(w - 0.2, h - 0.2, r + 0.2, 18);
  const hole = moved(outline(opening.w, opening.h, opening.r, 12), opening.x, opening.y);
  const lip = moved(outline(opening.w + 2.6, opening.h + 2.6, opening.r + 1.3, 12), opening.x, opening.y);
  const sheet = part(frameOf(outer, [hole], { depth: 1 }), clear(0.24));
  sheet.renderOrder = 2;
  const wall = part(
    frameOf(outer, [inner], { depth: DEPTH_MM, bevel: 0.5 }),
    clear(0.5, colour.back),
    0,
    0,
    -DEPTH_MM + 0.6,
  );
  const rim = part(frameOf(lip, [hole], { depth: 1.6, bevel: 0.4 }), clear(0.6, colour.back), 0, 0, 0.6);
  for (const edge of [wall, rim]) edge.renderOrder = 3;
  return assembly(sheet, wall, rim, shadowOf(wall), ...(ring ? magnets(opening) : []));
}

/** See-through parts throw no shadow in this studio: an unseen copy does it for them. */
function shadowOf(mesh) {
  const unseen = new THREE.MeshPhysicalMaterial({ colorWrite: false, depthWrite: false });
  return part(mesh.geometry, unseen, ...mesh.position.toArray());
}

/** The white ring and bar that hold a charger. */
function magnets(opening) {
  const y = opening.w > 50 ? -8 : 0;
  const ink = plastic(0xe2e4e6, 0.5);
  const circle = new THREE.RingGeometry(24.6, 28.4, 96);
  const bar = new THREE.PlaneGeometry(4.6, 17);
  return [1.25, -0.25].flatMap((z) =>
    [circle, bar].map((geometry, i) => {
      const mark = part(geometry, ink, 0, y - i * 43, z);
      if (z < 0) mark.rotation.y = Math.PI;
      mark.renderOrder = 1;
      return mark;
    }),
  );
}
