import * as THREE from 'three';
import { assembly } from '../parts.js';
import { phone } from '../phone.js';
import { standing } from '../upright.js';
import { swell, unevenGround, winterSky } from './surroundings.js';

const FRAME_MM = 232;
const BURIED_MM = 16;

const snowMaterial = () =>
  new THREE.MeshPhysicalMaterial({ color: 0xe8eef8, roughness: 0.95, specularIntensity: 0.25, sheen: 0.3 });

/** Heaped around the phone, hollow where its foot went in. */
function heightAt(x, z) {
  const heap = 26 * Math.exp(-((x * x) / 9000 + ((z - 2) * (z - 2)) / 2600));
  const bank = 34 / (1 + Math.exp((z + 210) / 42));
  return 6 + heap + bank + 5 * swell(x, z) + 1.2 * swell(x * 5, z * 5);
}

/** A phone stuck into the snow at dusk. */
export function snow(spec) {
  const shown = { ...spec, screen: { ...spec.screen, time: '15:42', date: 'lørdag 10. januar' } };
  return {
    group: assembly(
      winterSky(),
      unevenGround({ width: 900, depth: 760, steps: 220 }, (x, z) => heightAt(x, z - 130), snowMaterial()),
      buried(standing(phone(shown), spec.h, { turn: -0.32, lean: -0.1 })),
    ),
    frameMm: FRAME_MM,
    elevationDeg: 6,
    baseline: 0.06,
  };
}

function buried(object) {
  object.position.y -= BURIED_MM - 14;
  return object;
}
