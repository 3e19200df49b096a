import * as THREE from 'three';

export const FULL_TURN = 2 * Math.PI;

/** A canvas and its context. */
export function blankCanvas(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d') };
}

/** A texture of a canvas; height maps are not colours. */
export function textureOf(canvas, { isColour = true } = {}) {
  const texture = new THREE.CanvasTexture(canvas);
  if (isColour) texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/**
 * A CSS colour in oklch, where equal steps look equal.
 *
 * @param {number} hue in degrees; @param {number} strength 0 to 100; @param {number} lightness 0 to 100
 */
export function paintColour(hue, strength, lightness, alpha = 1) {
  const l = 0.04 + lightness * 0.0094;
  const chroma = strength * 0.0021 * Math.min(1, lightness / 30, (104 - lightness) / 32);
  return `oklch(${l.toFixed(4)} ${chroma.toFixed(4)} ${(((hue % 360) + 360) % 360).toFixed(1)} / ${alpha})`;
}

export function circle(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, FULL_TURN);
  context.fill();
}

export function roundBox(context, x, y, width, height, radius) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

/** A soft patch of light. */
export function glowAt(context, { x, y, radius, hue, strength, lightness, alpha }) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, paintColour(hue, strength, lightness, alpha));
  gradient.addColorStop(0.5, paintColour(hue, strength, lightness, alpha * 0.45));
  gradient.addColorStop(1, paintColour(hue, strength, lightness, 0));
  context.fillStyle = gradient;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}
