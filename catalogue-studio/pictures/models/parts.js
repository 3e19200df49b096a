import * as THREE from 'three';
import { disc, plate } from '../geometry/plate.js';
import { raised, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { lensInside } from '../paint/lens-inside.js';
import { lensGlass, plastic, tint } from './materials.js';

/** A mesh at a place, in mm. */
export function part(geometry, material, x = 0, y = 0, z = 0) {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(x, y, z);
  return mesh;
}

/** Parts that move together. */
export function assembly(...parts) {
  const group = new THREE.Group();
  const present = parts.filter(Boolean);
  if (present.length > 0) group.add(...present);
  return group;
}

/** A turned part whose axis is z instead of y. */
export function turnedForward(points, material, segments) {
  const mesh = part(turned(points, segments), material);
  mesh.rotation.x = Math.PI / 2;
  return mesh;
}

/**
 * A camera lens standing on z = 0: a metal ring with glass set into it.
 *
 * @param {number} radius in mm
 * @param {number} height in mm above the ground it stands on
 * @param {THREE.Material} ringMaterial
 * @param {string} seed which painted inside
 */
export function lens(radius, height, ringMaterial, seed = 'a') {
  const ring = ringMaterial.clone();
  ring.roughness = 0.18;
  ring.color = tint(ring.color, 0.12);
  const barrel = [
    [radius, 0],
    [radius, height - 0.35],
    [radius - 0.12, height - 0.1],
    [radius - 0.4, height],
    [radius - 0.75, height],
    [radius - 1.15, height - 0.45],
  ];
  return assembly(
    turnedForward(barrel, ring),
    part(disc(radius - 1), lensGlass(lensInside(seed)), 0, 0, height - 0.45),
  );
}

/** The flash beside a camera. */
export const flash = (radius = 2.6) =>
  assembly(
    turnedForward(
      [
        [radius, 0],
        [radius, 0.25],
        [radius - 0.3, 0.4],
        [0, 0.4],
      ],
      plastic(0xd8d4c8, 0.3),
    ),
    part(disc(radius * 0.6), plastic(0xf6e7b8, 0.3), 0, 0, 0.45),
  );

/** A low raised pad with a rounded upper edge, standing on z = 0. */
export const pad = (width, height, thickness, material, radius = Math.min(width, height) / 2, rounding = 0.5) =>
  part(
    slab(width, height, radius, raised(2 * thickness, rounding, Math.min(thickness, rounding)), { exponent: 2.1 }),
    material,
  );

/** A flat painted patch. */
export const patch = (width, height, radius, material, x, y, z, exponent = 2) =>
  part(plate(width, height, radius, exponent), material, x, y, z);
