import * as THREE from 'three';
import { plate } from '../../geometry/plate.js';
import { rounded, slab } from '../../geometry/slab.js';
import { turned } from '../../geometry/turned.js';
import { cavity, glow, matte, metal, plastic, shade } from '../materials.js';
import { assembly, part, turnedForward } from '../parts.js';

const WARM = 0xffe2b8;

/** Frosted glass with a lamp behind it. */
const litGlass = (light) =>
  new THREE.MeshPhysicalMaterial({
    color: 0xdfe1e4,
    roughness: 0.5,
    emissive: light,
    emissiveIntensity: 0.42,
    clearcoat: 0.3,
    clearcoatRoughness: 0.4,
  });

/** A bulb with a screw base, standing on the base. */
function bulb(light, scale = 1) {
  const globe = [[14.2, 44]];
  for (let i = 0; i <= 22; i++) {
    const angle = -1.02 + (i / 22) * (1.02 + Math.PI / 2);
    globe.push([Math.max(0, 30.5 * Math.cos(angle)), 79 + 30.5 * Math.sin(angle)]);
  }
  const thread = [
    [0, 0],
    [4.6, 0],
    [5.2, 1.4],
    [9, 3.6],
    [12.4, 5],
  ];
  for (let i = 0; i < 5; i++) thread.push([13.2, 6.4 + i * 3.6], [12, 8.2 + i * 3.6]);
  thread.push([13, 25]);
  const lamp = assembly(
    part(turned(thread), metal(0xc9ccd0, 0.28)),
    part(
      turned([
        [13, 25],
        [13.4, 27],
        [14.6, 36],
        [17, 46],
        [20.2, 55.6],
        [20.4, 57],
      ]),
      plastic(0xd6d8db, 0.45),
    ),
    part(
      turned(
        globe.filter(([, y]) => y > 52),
        96,
      ),
      litGlass(light),
    ),
  );
  lamp.scale.setScalar(scale);
  return lamp;
}

/** Bulbs in a row: `lights` are their colours. */
export function bulbs({ lights = [WARM, 0xb48cff] }) {
  const body = assembly(
    ...lights.map((light, i) => {
      const lamp = bulb(light);
      lamp.position.set((i - (lights.length - 1) / 2) * 68, 0, i % 2 ? 14 : -14);
      return lamp;
    }),
  );
  return { body, frameMm: 168, elevationDeg: 10, turn: -0.2 };
}

/** A flat bridge with a round button and three lamps, standing on its edge or lying. */
function bridge(colour, { side = 91, thick = 26 } = {}) {
  const lamps = [-9, 0, 9].map((x) => part(plate(2, 2, 1, 2), glow(0x7cc4ff), x, side * 0.3, thick / 2 + 0.08));
  return assembly(
    part(slab(side, side, 19, rounded(thick, 4, 4, 8), { exponent: 2.5 }), matte(colour, 0.45)),
    part(slab(34, 34, 17, rounded(1.4, 0.5), { exponent: 2 }), plastic(shade(colour, 0.92), 0.4), 0, -2, thick / 2),
    part(new THREE.TorusGeometry(17.6, 0.5, 8, 72), glow(0x9fd4ff), 0, -2, thick / 2 + 0.3),
    ...lamps,
  );
}

export function lightKit({ colour, lights = [WARM, 0xffa46b, 0x8fb4ff] }) {
  const unit = bridge(colour.back);
  unit.position.set(-51, 45.7, -8);
  unit.rotation.set(-0.04, -0.2, 0);
  const places = [
    [22, -22],
    [70, -8],
    [43, 34],
  ];
  const lamps = lights.map((light, i) => {
    const lamp = bulb(light, 0.92);
    lamp.position.set(places[i][0], 0, places[i][1]);
    return lamp;
  });
  return { body: assembly(unit, ...lamps), frameMm: 224, elevationDeg: 11, turn: -0.1 };
}

/** `form`: 'square' (stands on its edge) | 'round' (lies). */
export function hub({ colour, form = 'square' }) {
  if (form === 'square') {
    const unit = bridge(colour.back);
    unit.position.y = 45.7;
    return { body: assembly(unit), frameMm: 136 };
  }
  const ring = part(new THREE.TorusGeometry(34, 0.7, 8, 96), glow(0x7cc4ff), 0, 36.2, 0);
  ring.rotation.x = Math.PI / 2;
  const socket = part(plate(9, 3.2, 1.6, 2), cavity(), 0, 12, 51.3);
  const body = assembly(
    part(
      turned(
        [
          [0, 0],
          [46, 0],
          [50, 1.5],
          [52, 6],
          [52, 30],
          [50.5, 34.5],
          [47, 36.4],
          [36, 36],
          [34.6, 35.6],
          [0, 35.8],
        ],
        96,
      ),
      matte(colour.back, 0.42),
    ),
    part(
      turned(
        [
          [0, 36.1],
          [31, 36],
          [32.4, 35.4],
        ],
        96,
      ),
      plastic(shade(colour.back, 0.85), 0.35),
    ),
    ring,
    socket,
    part(plate(2.4, 2.4, 1.2, 2), glow(0x7cc4ff), 0, 24, 52.1),
  );
  return { body, frameMm: 150, elevationDeg: 22, baseline: 0.24, turn: 0.4 };
}

/** A plug with a socket in its face, lying on its side. */
export function plug({ colour }) {
  const radius = 26;
  const shell = plastic(colour.back, 0.36);
  const holes = [-9.5, 9.5].map((x) => part(plate(5.4, 5.4, 2.7, 2), cavity(0x17181a), x, 0, 13.3));
  const earth = [-1, 1].map((side) =>
    part(slab(5, 2.4, 0.8, rounded(3, 0.4)), metal(0xc2c5ca, 0.3), 0, side * 16.6, 22),
  );
  const pins = [-9.5, 9.5].map((x) => {
    const pin = turnedForward(
      [
        [0, -46],
        [1.6, -46],
        [2.4, -45],
        [2.4, -26],
      ],
      metal(0xd2d5d9, 0.25),
    );
    pin.position.x = x;
    return pin;
  });
  const device = assembly(
    turnedForward(
      [
        [0, -27],
        [17, -27],
        [19, -26],
        [20, -22],
        [25, -16],
        [radius, -12],
        [radius, 20],
        [radius - 0.8, 23.2],
        [radius - 3, 25],
        [radius - 5.4, 25],
        [radius - 6, 24],
        [radius - 6.2, 13.2],
        [0, 13.2],
      ],
      shell,
      96,
    ),
    part(
      slab(6, 10, 3, rounded(1.6, 0.5), { exponent: 2 }),
      plastic(shade(colour.back, 0.86), 0.4),
      0,
      radius - 0.2,
      4,
    ),
    part(plate(1.8, 1.8, 0.9, 2), glow(0x7fe3a1), 0, radius - 2.6, 25.08),
    ...holes,
    ...earth,
    ...pins,
  );
  device.children[1].rotation.x = -Math.PI / 2;
  device.position.y = radius + 0.1;
  return { body: assembly(device), frameMm: 96, elevationDeg: 13, baseline: 0.2, turn: -0.55 };
}
