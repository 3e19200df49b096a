import * as THREE from 'three';
import { outline } from '../geometry/outline.js';
import { frameOf, plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { cavity, gloss, matte, metal, plastic, rubber, shade } from './materials.js';
import { assembly, part } from './parts.js';

/** A closed case with the two earbuds before it. */
export function arrangeEarbuds({ colour, stem = true }) {
  const box = chargingCase(colour);
  box.position.set(-4, 24.2, -16);
  box.rotation.y = -0.32;
  const left = earbud(colour, stem);
  left.position.set(-17, stem ? 22.2 : 9, 22);
  left.rotation.set(0, 0.5, 0.12);
  const right = earbud(colour, stem);
  right.position.set(14, stem ? 22.2 : 9, 24);
  right.rotation.set(0, -0.7, -0.12);
  return { group: assembly(box, left, right), frameMm: 98, elevationDeg: 11, baseline: 0.16 };
}

function chargingCase(colour) {
  const body = part(slab(60, 48, 20, rounded(23, 9.5, 9.5, 14), { exponent: 2.3, segments: 20 }), gloss(colour.back));
  const seam = part(frameOf(outline(60.1, 23.1, 9.55, 14, 2), [], { depth: 0.4 }), plastic(shade(colour.back, 0.5)), 0, 3.6, 0);
  seam.rotation.x = Math.PI / 2;
  const lamp = part(plate(1.8, 1.8, 0.9, 2), plastic(0x7fe3a1, 0.2), 0, -4, 11.55);
  return assembly(body, seam, lamp);
}

/** The origin is the middle of the head; the stem hangs down along -y. */
function earbud(colour, hasStem) {
  const shell = matte(colour.back, 0.3);
  const head = part(new THREE.SphereGeometry(8, 40, 28), shell);
  head.scale.set(0.95, 1, 0.86);
  const nozzle = part(turned([[4.6, 0], [4.2, 3], [3.4, 4.4], [3.2, 5.2]]), shell, 0, 1, 5.2);
  nozzle.rotation.x = Math.PI / 2;
  const tip = part(turned([[2.2, 4.2], [5.2, 3.6], [5.9, 5.4], [5.1, 8.6], [3.2, 10], [1.6, 10]]), rubber(shade(colour.back, 0.8)), 0, 1, 4.4);
  tip.rotation.x = Math.PI / 2;
  const bore = part(plate(3.2, 3.2, 1.6, 2), cavity(0x17181a), 0, 1, 14.45);
  const grille = part(plate(5.6, 2, 1, 2), cavity(0x17181a), 0, 6, 7.1);
  grille.rotation.x = -0.7;
  if (!hasStem) return assembly(head, nozzle, tip, bore);
  const stem = part(new THREE.CapsuleGeometry(3.05, 21, 12, 28), shell, 0, -10.5, -1.6);
  const contact = part(turned([[0, 0], [2.2, 0], [2.6, 0.6], [2.6, 1.6]]), metal(0xc9ccd1, 0.25), 0, -24.6, -1.6);
  return assembly(head, nozzle, tip, bore, grille, stem, contact);
}
