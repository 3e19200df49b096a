import * as THREE from 'three';
import { rounded, slab } from '../../geometry/slab.js';
import { turned } from '../../geometry/turned.js';
import { woodGrain } from '../../paint/surfaces.js';
import { gloss, matte, plastic } from '../materials.js';
import { assembly, part } from '../parts.js';
import { phone } from '../phone.js';

const FRAME_MM = 262;

/** A phone on a table of oak, with a cup, a notebook and a pencil. */
export function desk(spec) {
  const shown = { ...spec, screen: { ...spec.screen, shows: 'home', time: '08:15', date: 'mandag 2. mars' } };
  const lying = assembly(phone(shown));
  lying.rotation.set(-Math.PI / 2, 0, 0.3);
  lying.position.set(6, spec.t / 2 + 1.4, 6);
  return {
    group: assembly(
      table(),
      lying,
      at(cup(), 92, 1, -96),
      at(notebook(), -122, 1, -18, 0.42),
      at(pencil(), -84, 14, -6, 0.75),
    ),
    frameMm: FRAME_MM,
    elevationDeg: 52,
    baseline: 0.5,
  };
}

function at(object, x, y, z, turn = 0) {
  object.position.set(x, y, z);
  object.rotation.y = turn;
  return object;
}

function table() {
  const geometry = new THREE.PlaneGeometry(760, 760);
  geometry.rotateX(-Math.PI / 2);
  return part(geometry, matte(0xffffff, 0.6, woodGrain()), 0, 0.6, 0);
}

function cup() {
  const glaze = gloss('#f2efe9');
  const wall = turned([
    [0.01, 0],
    [26, 0],
    [31, 4],
    [39, 40],
    [41, 78],
    [40.2, 80],
    [39, 79],
    [37, 66],
    [0.01, 66],
  ]);
  const coffee = part(
    turned([
      [37.4, 0],
      [0.01, 0],
    ]),
    gloss('#3a2112'),
    0,
    67,
    0,
  );
  const handle = part(new THREE.TorusGeometry(20, 4.6, 20, 48, Math.PI * 1.15), glaze, 36, 42, 0);
  handle.rotation.z = -Math.PI * 0.57;
  const handleSide = assembly(handle);
  handleSide.rotation.y = -0.5;
  const saucer = part(
    turned([
      [0.01, 0],
      [34, 0],
      [66, 9],
      [67, 10.4],
      [65, 10.8],
      [36, 2.6],
      [0.01, 2.6],
    ]),
    glaze,
  );
  const raisedCup = assembly(part(wall, glaze), coffee, handleSide);
  raisedCup.position.y = 2.8;
  return assembly(saucer, raisedCup);
}

function notebook() {
  const lying = (mesh, y) => {
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.y = y;
    return mesh;
  };
  const pages = lying(part(slab(126, 186, 3, rounded(9, 0.6)), plastic('#f6f1e6', 0.8)), 5.2);
  const cover = lying(part(slab(130, 190, 5, rounded(1.4, 0.6)), matte('#5b3a86', 0.7)), 10.6);
  const band = lying(part(slab(5, 191, 0.5, rounded(1, 0.3)), plastic('#e9c07a', 0.7)), 11.4);
  band.position.x = 50;
  return assembly(pages, cover, band);
}

function pencil() {
  const wood = part(new THREE.CylinderGeometry(3.6, 3.6, 128, 6), plastic('#f0b45c', 0.5));
  const sharpened = part(new THREE.CylinderGeometry(0.9, 3.6, 14, 24), plastic('#e6cfa8', 0.8), 0, 71, 0);
  const lead = part(new THREE.CylinderGeometry(0.2, 0.9, 4, 16), plastic('#2c2a2c', 0.5), 0, 80, 0);
  const end = part(new THREE.CylinderGeometry(3.7, 3.7, 7, 24), plastic('#c9c4bd', 0.35), 0, -66, 0);
  const lying = assembly(wood, sharpened, lead, end);
  lying.rotation.x = -Math.PI / 2;
  return assembly(lying);
}
