import * as THREE from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

/** Collects triangles and turns them into a geometry with normals that break at sharp edges. */
export class Triangles {
  positions = [];
  uvs = [];

  /** @param {number[][]} corners a multiple of three points; @param {(p: number[]) => number[]} [toUv] */
  add(corners, toUv = () => [0, 0]) {
    for (const corner of corners) {
      this.positions.push(...corner);
      this.uvs.push(...toUv(corner));
    }
  }

  /** Joins two rings of equally many points by a band of quads. */
  addBand(lower, upper, toUv) {
    const count = lower.length;
    for (let i = 0; i < count; i++) {
      const k = (i + 1) % count;
      this.add([lower[i], lower[k], upper[k], lower[i], upper[k], upper[i]], toUv);
    }
  }

  /** @param {number} crease angle in radians above which an edge stays sharp */
  toGeometry(crease) {
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute('uv', new THREE.Float32BufferAttribute(this.uvs, 2));
    return toCreasedNormals(geometry, crease);
  }
}
