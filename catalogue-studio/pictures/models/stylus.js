import { plate } from '../geometry/plate.js';
import { matte, metal, plastic, shade } from './materials.js';
import { assembly, part, turnedForward } from './parts.js';

/** A pen for screens, lying on the table. `length`, `radius` mm; `colour` { back, frame?: a ring near the end } */
export function arrangeStylus({ colour, length = 166, radius = 4.45 }) {
  const body = turnedForward(
    [
      [0, -length / 2],
      [radius - 1, -length / 2],
      [radius, -length / 2 + 1],
      [radius, length / 2 - 26],
      [radius * 0.92, length / 2 - 21],
      [1.9, length / 2 - 4.6],
    ],
    matte(colour.back, 0.42),
  );
  const tip = turnedForward(
    [
      [1.9, length / 2 - 4.7],
      [1.7, length / 2 - 4],
      [0.9, length / 2 - 0.6],
      [0, length / 2],
    ],
    plastic(shade(colour.back, 0.86)),
  );
  const ring =
    colour.frame &&
    turnedForward(
      [
        [radius + 0.05, -length / 2 + 20],
        [radius + 0.05, -length / 2 + 22],
      ],
      metal(colour.frame, 0.3),
    );
  const flat = part(plate(2.6, 30, 1.3, 2), plastic(shade(colour.back, 0.9)), 0, radius + 0.03, 8);
  flat.rotation.x = -Math.PI / 2;
  const pen = assembly(body, tip, ring, flat);
  pen.position.set(2, radius + 0.1, 0);
  pen.rotation.set(0, -0.88, 0);
  return { group: assembly(pen), frameMm: 178, elevationDeg: 34, baseline: 0.47 };
}
