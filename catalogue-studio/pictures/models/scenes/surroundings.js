import * as THREE from 'three';
import { blankCanvas, glowAt, textureOf } from '../../paint/canvas.js';
import { seededRandom } from '../../studio/sequences.js';
import { part } from '../parts.js';

const PIXELS = 1024;
const SIZE_MM = 480;
const BEHIND_MM = -900;
const RIDGES = [
  { top: 0.31, swing: 0.075, colour: '#93a5cc' },
  { top: 0.38, swing: 0.06, colour: '#7688b8' },
  { top: 0.46, swing: 0.05, colour: '#6072a3' },
];
/** The first is at the top, the last where the nearest ridge begins. */
const SKY = [
  [0, '#86a3d6'],
  [0.5, '#cdc8e2'],
  [0.85, '#f5d5c3'],
  [1, '#fce3c0'],
];

/** Ridges under a winter sky, out of focus, as far behind as the lens reaches. */
export function winterSky() {
  const { canvas, context } = blankCanvas(PIXELS, PIXELS);
  const sky = context.createLinearGradient(0, 0, 0, PIXELS * 0.42);
  for (const [at, colour] of SKY) sky.addColorStop(at, colour);
  context.fillStyle = sky;
  context.fillRect(0, 0, PIXELS, PIXELS);
  glowAt(context, { x: PIXELS * 0.7, y: PIXELS * 0.26, radius: 330, hue: 70, strength: 60, lightness: 94, alpha: 0.9 });
  context.filter = 'blur(9px)';
  const random = seededRandom('ridges');
  for (const { top, swing, colour } of RIDGES) {
    const phase = random() * 6;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(-40, PIXELS);
    for (let x = -40; x <= PIXELS + 40; x += 16) {
      const along = x / PIXELS;
      const wave = Math.sin(along * 7 + phase) + 0.45 * Math.sin(along * 17 + phase * 2) + 0.2 * Math.sin(along * 41);
      context.lineTo(x, PIXELS * (top - swing * wave * 0.6));
    }
    context.lineTo(PIXELS + 40, PIXELS);
    context.fill();
  }
  const backdrop = part(
    new THREE.PlaneGeometry(SIZE_MM, SIZE_MM),
    new THREE.MeshBasicMaterial({ map: textureOf(canvas) }),
    0,
    4,
    BEHIND_MM,
  );
  backdrop.userData.noShadow = true;
  return backdrop;
}

/**
 * A flat ground of points that are raised by a function.
 *
 * @param {{ width: number, depth: number, steps: number }} size in mm
 * @param {(x: number, z: number) => number} heightAt in mm
 */
export function unevenGround({ width, depth, steps }, heightAt, material) {
  const geometry = new THREE.PlaneGeometry(width, depth, steps, Math.round((steps * depth) / width));
  geometry.rotateX(-Math.PI / 2);
  const { position } = geometry.attributes;
  for (let i = 0; i < position.count; i++) position.setY(i, heightAt(position.getX(i), position.getZ(i)));
  geometry.computeVertexNormals();
  return part(geometry, material);
}

/** Smooth noise in -1..1 of a place. */
export const swell = (x, z) =>
  (Math.sin(x * 0.031 + 1.3) * Math.cos(z * 0.027 - 0.4) +
    0.5 * Math.sin(x * 0.083 - z * 0.061 + 2) +
    0.25 * Math.sin(x * 0.19 + z * 0.23)) /
  1.75;
