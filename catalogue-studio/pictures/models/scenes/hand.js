import * as THREE from 'three';
import { knit } from '../../paint/surfaces.js';
import { cloth } from '../materials.js';
import { assembly, part } from '../parts.js';
import { phone } from '../phone.js';
import { winterSky } from './surroundings.js';

const FRAME_MM = 222;

/** A phone with a map of ski tracks, in a knitted mitten. */
export function hand(spec) {
  const shown = { ...spec, screen: { ...spec.screen, shows: 'map', time: '12:07' } };
  const held = assembly(phone(shown), mitten(spec));
  held.rotation.set(-0.08, -0.2, -0.1, 'YXZ');
  held.position.set(-2, 122, 0);
  return { group: assembly(winterSky(), held), frameMm: FRAME_MM, elevationDeg: 5, baseline: 0.02 };
}

function mitten({ w, h, t }) {
  const wool = (across, along) => {
    const texture = knit(across, along);
    const material = cloth(0xffffff, texture.bump, 20);
    material.map = texture.colour;
    return material;
  };
  const palm = part(new THREE.SphereGeometry(1, 64, 48), wool(5, 6), 8, -h * 0.2, -t / 2 - 19);
  palm.scale.set(w * 0.66, h * 0.46, 20);
  palm.rotation.z = -0.12;
  const wrist = part(new THREE.CylinderGeometry(37, 44, 150, 64, 1), wool(6, 5), 18, -h * 0.5 - 62, -t / 2 - 21);
  wrist.scale.z = 0.6;
  wrist.rotation.z = 0.1;
  const path = new THREE.CatmullRomCurve3([
    new THREE.Vector3(w * 0.5, -h * 0.36, -t / 2 - 18),
    new THREE.Vector3(w * 0.62, -h * 0.2, -t / 2 - 2),
    new THREE.Vector3(w * 0.53, -h * 0.08, t / 2 + 9),
    new THREE.Vector3(w * 0.34, h * 0.01, t / 2 + 12),
  ]);
  const thumb = part(new THREE.TubeGeometry(path, 40, 12.5, 32), wool(3, 5));
  const tip = part(new THREE.SphereGeometry(12.5, 32, 24), wool(3, 2));
  tip.position.copy(path.getPoint(1));
  return assembly(palm, wrist, thumb, tip);
}
