import * as THREE from 'three';
import { halton } from './sequences.js';

const KEYS_PER_BATCH = 2;
const DOMES_PER_BATCH = 3;

/** How many frames the light is gathered in. */
export const BATCHES = 16;

/** How many shadowed lights shine in one frame. */
export const LIGHTS_PER_BATCH = KEYS_PER_BATCH + DOMES_PER_BATCH;

/** @typedef {{ direction: THREE.Vector3, colour: THREE.Color }} LightPosition */

/**
 * Where the shadowed lights stand, in batches that shine together: on the key softbox (top left front, written to
 * red) or on the sky dome (written to green). The mean of all batches is the whole light.
 *
 * @returns {LightPosition[][]}
 */
export function lightBatches() {
  return Array.from({ length: BATCHES }, (_, batch) => [
    ...Array.from({ length: KEYS_PER_BATCH }, (__, i) => keyLight(batch * KEYS_PER_BATCH + i + 1)),
    ...Array.from({ length: DOMES_PER_BATCH }, (__, i) => domeLight(batch * DOMES_PER_BATCH + i + 1)),
  ]);
}

const keyLight = (sample) => ({
  direction: onSoftbox(halton(2, sample), halton(3, sample)),
  colour: new THREE.Color((Math.PI * 1.55) / KEYS_PER_BATCH, 0, 0),
});

const domeLight = (sample) => ({
  direction: onDome(halton(2, sample), halton(3, sample)),
  colour: new THREE.Color(0, (Math.PI * 4) / DOMES_PER_BATCH, 0),
});

function onSoftbox(u, v) {
  const angle = v * 2 * Math.PI;
  const radius = 0.55 * Math.sqrt(u);
  return new THREE.Vector3(
    -0.55 + radius * Math.cos(angle),
    0.8 + radius * 0.6 * Math.sin(angle),
    0.75 - radius * 0.4 * Math.sin(angle),
  ).normalize();
}

function onDome(u, v) {
  const y = 0.03 + 0.97 * u;
  const angle = v * 2 * Math.PI;
  const radius = Math.sqrt(1 - y * y);
  return new THREE.Vector3(radius * Math.cos(angle), y, radius * Math.sin(angle)).normalize();
}
