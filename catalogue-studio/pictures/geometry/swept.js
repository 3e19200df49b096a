import * as THREE from 'three';
import { outline } from './outline.js';
import { Triangles } from './triangles.js';

/**
 * A band swept along a flat curve, e.g. a watch strap or a headband.
 *
 * @param {THREE.Vector2[]} path in the plane of the sweep, in mm
 * @param {(along: number) => number} width across the plane, in mm; `along` runs from 0 to 1
 * @param {number} thickness in mm
 * @param {(across: number, x: number, y: number) => number[]} place puts a point in space
 */
export function sweptBand(path, width, thickness, place) {
  const last = path.length - 1;
  const rows = path.map((point, i) => {
    const before = path[Math.max(0, i - 1)];
    const after = path[Math.min(last, i + 1)];
    const tangent = new THREE.Vector2(after.x - before.x, after.y - before.y).normalize();
    const across = width(i / last);
    return outline(across, thickness, Math.min(across, thickness) * 0.48, 6, 2).map(([side, out]) =>
      place(side, point.x - tangent.y * out, point.y + tangent.x * out),
    );
  });
  const triangles = new Triangles();
  for (let j = 0; j < last; j++) triangles.addBand(rows[j], rows[j + 1]);
  addFan(triangles, rows[0], true);
  addFan(triangles, rows[last], false);
  return triangles.toGeometry(0.7);
}

function addFan(triangles, ring, forward) {
  for (let i = 1; i + 1 < ring.length; i++) {
    triangles.add(forward ? [ring[0], ring[i], ring[i + 1]] : [ring[0], ring[i + 1], ring[i]]);
  }
}
