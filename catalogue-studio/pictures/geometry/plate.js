import * as THREE from 'three';
import { outline } from './outline.js';

/** A flat panel with rounded corners facing +z, uv from 0 to 1 across its box. Sizes in mm. */
export function plate(width, height, radius, exponent) {
  const points = outline(width, height, radius, 20, exponent).map(([x, y]) => new THREE.Vector2(x, y));
  const geometry = new THREE.ShapeGeometry(new THREE.Shape(points));
  const { position, uv } = geometry.attributes;
  for (let i = 0; i < position.count; i++) {
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / height + 0.5);
  }
  return geometry;
}

/** A round flat panel. */
export const disc = (radius) => plate(radius * 2, radius * 2, radius, 2);

/** An extruded frame: one outline with another cut out of it, softly bevelled. Sizes in mm. */
export function frameOf(outer, holes, { depth, bevel = 0 }) {
  const shape = new THREE.Shape(outer.map(([x, y]) => new THREE.Vector2(x, y)));
  for (const hole of holes) {
    shape.holes.push(new THREE.Path(hole.map(([x, y]) => new THREE.Vector2(x, y)).reverse()));
  }
  return new THREE.ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 5,
    curveSegments: 1,
  });
}
