import * as THREE from 'three';
import { blankCanvas, textureOf } from './canvas.js';

const SIZE = 256;
const STITCHES = 8;

/** A height map of knitted cloth, repeated across and along. */
export function weave(across, along) {
  const { canvas, context } = blankCanvas(SIZE, SIZE);
  const image = context.createImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const u = (x / SIZE) * STITCHES;
      const v = (y / SIZE) * STITCHES;
      const offset = (Math.floor(v) % 2) * 0.5;
      const height = 255 * Math.abs(Math.sin((u + offset) * Math.PI)) ** 0.7 * Math.abs(Math.sin(v * Math.PI)) ** 0.7;
      image.data.set([height, height, height, 255], (y * SIZE + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  const texture = textureOf(canvas, { isColour: false });
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(across, along);
  return texture;
}
