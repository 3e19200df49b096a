import { outline } from './outline.js';
import { Triangles } from './triangles.js';

/**
 * The edge profile of a slab: a list of [inset, z] from back to front, in mm.
 * A rounding has a reach inwards and a depth along z; back and front may differ.
 *
 * @param {number} thickness
 * @param {{ inward: number, depth?: number }} back
 * @param {{ inward: number, depth?: number }} [front]
 * @param {number} [steps] per rounding
 */
export function edgeProfile(thickness, back, front = back, steps = 6) {
  const backDepth = back.depth ?? back.inward;
  const frontDepth = front.depth ?? front.inward;
  const points = [];
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * (Math.PI / 2);
    points.push([back.inward * (1 - Math.sin(angle)), -thickness / 2 + backDepth * (1 - Math.cos(angle))]);
  }
  for (let i = 0; i <= steps; i++) {
    const angle = (1 - i / steps) * (Math.PI / 2);
    points.push([front.inward * (1 - Math.sin(angle)), thickness / 2 - frontDepth * (1 - Math.cos(angle))]);
  }
  return points.filter(([x, y], i) => i === 0 || Math.hypot(x - points[i - 1][0], y - points[i - 1][1]) > 1e-5);
}

/** An even rounding on all edges. */
export const rounded = (thickness, inward, depth = inward, steps = 6) =>
  edgeProfile(thickness, { inward, depth }, { inward, depth }, steps);

/** A rounding on the front only; the back edge is sharp because it sits on another part. */
export const raised = (thickness, inward, depth = inward, steps = 6) =>
  edgeProfile(thickness, { inward: 0.01 }, { inward, depth }, steps);

/**
 * A plate with rounded corners and shaped edges, centred, facing +z.
 *
 * @param {number} width in mm
 * @param {number} height in mm
 * @param {number} radius of the corners, in mm
 * @param {[number, number][]} profile from `edgeProfile`
 * @param {{ segments?: number, exponent?: number, crease?: number }} [options]
 */
export function slab(width, height, radius, profile, { segments = 14, exponent = 2.35, crease = 0.7 } = {}) {
  const rings = profile.map(([inset, z]) =>
    outline(width - 2 * inset, height - 2 * inset, Math.max(radius - inset, 0.02), segments, exponent).map(([x, y]) => [
      x,
      y,
      z,
    ]),
  );
  const toUv = ([x, y]) => [x / width + 0.5, y / height + 0.5];
  const triangles = new Triangles();
  for (let j = 0; j + 1 < rings.length; j++) triangles.addBand(rings[j], rings[j + 1], toUv);
  addCap(triangles, rings.at(-1), true, toUv);
  addCap(triangles, rings[0], false, toUv);
  return triangles.toGeometry(crease);
}

function addCap(triangles, ring, facesFront, toUv) {
  const centre = [0, 0, ring[0][2]];
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length];
    triangles.add(facesFront ? [centre, point, next] : [centre, next, point], toUv);
  });
}
