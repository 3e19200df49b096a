import * as THREE from 'three';
import { outline } from '../geometry/outline.js';
import { plate } from '../geometry/plate.js';
import { rounded, slab } from '../geometry/slab.js';
import { turned } from '../geometry/turned.js';
import { signalScreen } from '../paint/small-screen.js';
import { blackGlass, cavity, display, gloss, glow, metal, plastic, shade } from './materials.js';
import { assembly, part } from './parts.js';

const SHAPES = { tower, oval, box, pucks, pocket };
const SOFT = { exponent: 2.4, segments: 24 };
const FRAME_MM = 225;
const LIGHT = 0x58b7ff;

/**
 * A router. `shape`: 'tower' (ribbed vents below) | 'oval' (slim, slatted above) | 'box' (flat, with antennas) | 'pucks'
 * (`count` mesh units) | 'pocket' (a hotspot with a screen). `w`, `d`, `h` in mm.
 *
 * @param {'pair' | 'back'} view
 */
export function arrangeRouter(spec, view) {
  const { body, frameMm = FRAME_MM, elevationDeg = 12, baseline = 0.1, turn = -0.46 } = SHAPES[spec.shape](spec, view);
  body.rotation.y = view === 'back' ? Math.PI - 0.46 : turn;
  return { group: assembly(body), frameMm, elevationDeg, baseline };
}

/** Lays a part that was built facing +z on its back, `y` above the shelf. */
function lying(object, y) {
  object.rotation.x = -Math.PI / 2;
  object.position.y = y;
  return object;
}

/** Network ports, a power socket and a label at the back. */
function connections({ y, z, ports = 2, spread = 17 }) {
  const panel = assembly();
  panel.rotation.y = Math.PI;
  panel.position.set(0, y, z);
  for (let i = 0; i < ports; i++) {
    const x = (i - ports / 2) * spread;
    panel.add(part(plate(13.6, 12, 1, 2.5), metal(0xaeb2b8, 0.35), x, 0, 0.04));
    panel.add(part(plate(12, 9, 0.6, 2.5), cavity(), x, -0.6, 0.1));
    panel.add(part(plate(8, 1, 0.3, 2), metal(0xc9a45a, 0.3), x, 2.6, 0.14));
  }
  const x = (ports / 2) * spread;
  panel.add(part(plate(8.4, 8.4, 4.2, 2), plastic(0x3a3d42), x, 0, 0.06));
  panel.add(part(plate(5.6, 5.6, 2.8, 2), cavity(), x, 0, 0.1));
  panel.add(part(plate(2, 2, 1, 2), metal(0xd0d3d8, 0.3), x, 0, 0.14));
  return panel;
}

/** Upright ribs around a superellipse. */
function ribs({ w, d, radius, y, height, count, colour }) {
  const points = outline(w, d, radius, 60, 2.4);
  const lengths = [0];
  points.forEach(([x, z], i) => {
    const next = points[(i + 1) % points.length];
    lengths.push(lengths[i] + Math.hypot(next[0] - x, next[1] - z));
  });
  const around = lengths.at(-1);
  const mesh = new THREE.InstancedMesh(new THREE.CapsuleGeometry(1.7, height - 2, 6, 14), plastic(colour, 0.5), count);
  const place = new THREE.Matrix4();
  for (let rib = 0, i = 0; rib < count; rib++) {
    const along = (rib / count) * around;
    while (lengths[i + 1] < along) i++;
    const [from, to] = [points[i], points[(i + 1) % points.length]];
    const share = (along - lengths[i]) / Math.max(1e-6, lengths[i + 1] - lengths[i]);
    place.makeTranslation(
      (from[0] + (to[0] - from[0]) * share) * 0.978,
      y,
      (from[1] + (to[1] - from[1]) * share) * 0.978,
    );
    mesh.setMatrixAt(rib, place);
  }
  return mesh;
}

function tower({ w = 104, d = 78, h = 172, colour, light = LIGHT }) {
  const radius = d * 0.46;
  const body = assembly(
    lying(part(slab(w - 10, d - 10, radius - 6, rounded(4, 0.4)), plastic(0x25272b, 0.6)), 2),
    lying(part(slab(w - 2.4, d - 2.4, radius - 1, rounded(38, 0.3), SOFT), plastic(shade(colour.back, 0.74), 0.6)), 23),
    ribs({ w, d, radius, y: 23, height: 33, count: 68, colour: shade(colour.back, 0.86) }),
    lying(part(slab(w, d, radius, rounded(h - 42, 2.2, 9, 12), SOFT), plastic(colour.back, 0.4)), 42 + (h - 42) / 2),
    lying(
      part(slab(w - 26, d - 26, radius - 12, rounded(1, 0.4), { exponent: 2.4 }), gloss(shade(colour.back, 0.96))),
      h + 0.1,
    ),
    part(plate(22, 1.9, 0.95, 2), glow(light), 0, 56, d / 2 + 0.1),
    connections({ y: 62, z: -d / 2 - 0.05 }),
  );
  return { body };
}

function oval({ w = 98, d = 66, h = 200, colour, light = 0x7fe3a1 }) {
  const slats = Array.from({ length: 7 }, (_, i) =>
    lying(
      part(
        slab(w - 1, d - 1, d / 2 - 0.5, rounded(2.6, 0.9), { exponent: 2.1, segments: 24 }),
        plastic(colour.back, 0.45),
      ),
      h - 33.5 + i * 4.6,
    ),
  );
  const body = assembly(
    lying(
      part(slab(w - 8, d - 8, d / 2 - 4, rounded(5, 1), { exponent: 2.1, segments: 24 }), plastic(0x2b2d31, 0.6)),
      2.5,
    ),
    lying(
      part(slab(w, d, d / 2, rounded(h - 40, 3, 4, 10), { exponent: 2.1, segments: 24 }), plastic(colour.back, 0.42)),
      4 + (h - 40) / 2,
    ),
    lying(
      part(slab(w - 12, d - 12, d / 2 - 6, rounded(36, 0.4), { exponent: 2.1, segments: 24 }), plastic(0x4a4d52, 0.6)),
      h - 19,
    ),
    ...slats,
    lying(part(slab(w, d, d / 2, rounded(6, 2.6), { exponent: 2.1, segments: 24 }), gloss(colour.back)), h),
    ...[0, 1, 2].map((i) => part(plate(2.6, 2.6, 1.3, 2), glow(i < 2 ? light : 0xffffff), 0, 40 + i * 7, d / 2 + 0.12)),
    connections({ y: 40, z: -d / 2 - 0.05 }),
  );
  return { body, frameMm: 245 };
}

function box({ w = 190, d = 122, h = 34, colour }) {
  const top = lying(
    part(slab(w, d, 20, rounded(h, 4, 6, 10), { exponent: 2.6 }), plastic(colour.back, 0.55)),
    h / 2 + 3,
  );
  const grooves = Array.from({ length: 9 }, (_, i) =>
    lying(
      part(plate(w * 0.62 - i * 7, 1.5, 0.7, 2), cavity(shade(colour.back, 0.4)), 0, 0, -d / 2 + 22 + i * 6),
      h + 3.06,
    ),
  );
  const antennas = [-0.44, -0.2, 0.2, 0.44].map((at) => {
    const antenna = assembly(
      part(
        turned([
          [0, 0],
          [5.4, 0],
          [5.8, 3],
          [5.8, 14],
          [4.6, 17],
        ]),
        plastic(shade(colour.back, 0.9), 0.55),
      ),
      part(slab(13, 118, 5, rounded(7, 2.6), { exponent: 2.2 }), plastic(colour.back, 0.55), 0, 74, 0),
    );
    antenna.position.set(at * w, h * 0.35, -d / 2 - 4);
    antenna.rotation.z = -at * 0.34;
    return antenna;
  });
  const lamps = [-24, -12, 0, 12, 24].map((x) =>
    part(plate(5, 1.4, 0.7, 2), glow(x === 24 ? 0x6d747c : LIGHT), x, h * 0.42 + 3, d / 2 + 0.12),
  );
  const feet = [-1, 1].map((side) =>
    lying(part(slab(16, d - 40, 6, rounded(3.4, 0.6)), plastic(0x222326, 0.6), side * (w / 2 - 26)), 1.7),
  );
  return {
    body: assembly(
      top,
      ...grooves,
      ...antennas,
      ...lamps,
      ...feet,
      connections({ y: h * 0.5, z: -d / 2 - 0.05, ports: 5, spread: 16 }),
    ),
    frameMm: 308,
    elevationDeg: 16,
    baseline: 0.2,
    turn: -0.36,
  };
}

function pucks({ w = 110, h = 114, count = 3, colour }, view) {
  const places =
    view === 'back'
      ? [[0, 0]]
      : [
          [-58, -34],
          [54, -46],
          [4, 48],
        ].slice(0, count);
  const units = places.map(([x, z]) => {
    const unit = puck(w, h, colour);
    unit.position.set(x, 0, z);
    return unit;
  });
  return {
    body: assembly(...units),
    frameMm: view === 'back' ? 180 : 282,
    elevationDeg: 15,
    baseline: view === 'back' ? 0.16 : 0.22,
    turn: 0,
  };
}

function puck(diameter, h, colour) {
  const radius = diameter / 2;
  const shell = [
    [0, 2],
    [radius - 4, 2],
    [radius - 1, 4],
    [radius, 8],
    [radius, h - 9],
    [radius - 1.2, h - 4],
    [radius - 4, h - 1.4],
    [radius - 9, h],
  ];
  const lid = part(
    turned(
      [
        [radius - 8.6, h - 0.4],
        [radius - 12, h - 2.6],
        [0, h - 3.4],
      ],
      96,
    ),
    plastic(shade(colour.back, 0.9), 0.5),
  );
  const waves = [0.62, 0.4, 0.2].map((share) => {
    const ring = part(
      new THREE.TorusGeometry(radius * share, 0.7, 8, 72),
      plastic(shade(colour.back, 0.76), 0.5),
      0,
      h - 2.9,
      0,
    );
    ring.rotation.x = Math.PI / 2;
    return ring;
  });
  return assembly(
    part(
      turned([
        [0, 0],
        [radius - 8, 0],
        [radius - 8, 3],
      ]),
      plastic(0x2a2c30, 0.6),
    ),
    part(turned(shell, 96), plastic(colour.back, 0.4)),
    lid,
    ...waves,
    part(plate(4.4, 4.4, 2.2, 2), glow(LIGHT), 0, 15, radius + 0.15),
    part(slab(54, 22, 5, rounded(10, 1.2)), plastic(shade(colour.back, 0.94), 0.45), 0, h * 0.32, -radius + 4.2),
    connections({ y: h * 0.32, z: -radius - 0.85, spread: 15 }),
  );
}

/** A hotspot that stands on its edge, leaning a little. */
function pocket({ w, h, t, screen = [0.5, 0.5], hue = 230, colour, network }) {
  const [across, up] = [w * screen[0], h * screen[1]];
  const back = assembly(part(plate(w * 0.4, 1.2, 0.6, 2), cavity(shade(colour.back, 0.6)), 0, -h * 0.3, 0.06));
  back.rotation.y = Math.PI;
  back.position.z = -t / 2;
  const device = assembly(
    part(
      slab(w, h, Math.min(w, h) * 0.2, rounded(t, t * 0.36, t * 0.36, 10), { exponent: 2.5 }),
      plastic(colour.back, 0.42),
    ),
    part(
      slab(w - t * 0.8, h - t * 0.8, Math.min(w, h) * 0.16, rounded(1, 0.3), { exponent: 2.5 }),
      blackGlass(),
      0,
      0,
      t / 2 - 0.36,
    ),
    part(plate(across, up, 3), display(signalScreen(hue, { network })), 0, 0, t / 2 + 0.3),
    back,
  );
  const socket = part(plate(9, 3.2, 1.6, 2), cavity(), 0, -h / 2 - 0.02, 0);
  socket.rotation.x = Math.PI / 2;
  device.add(socket);
  device.position.y = h / 2 + 0.4;
  device.rotation.x = -0.1;
  return { body: assembly(device), frameMm: 150, elevationDeg: 11, turn: -0.5 };
}
