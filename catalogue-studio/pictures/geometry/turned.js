import * as THREE from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

/** A part turned on a lathe about the y-axis from [radius, y] points, in mm. */
export function turned(points, segments = 72) {
  const geometry = new THREE.LatheGeometry(
    points.map(([x, y]) => new THREE.Vector2(x, y)),
    segments,
  );
  return toCreasedNormals(geometry.toNonIndexed(), 0.6);
}
