import { disc, plate } from '../../geometry/plate.js';
import { rounded, slab } from '../../geometry/slab.js';
import { litFigures } from '../../paint/small-screen.js';
import { display, glow, matte, metal, plastic, shade } from '../materials.js';
import { assembly, part, turnedForward } from '../parts.js';

/** A door sensor and its magnet, standing side by side. */
export function contactSensor({ colour }) {
  const shell = plastic(colour.back, 0.4);
  const unit = (w, h, t) =>
    assembly(
      part(slab(w, h, 7, rounded(t, 2.4, 2.4, 8), { exponent: 2.5 }), shell),
      part(
        slab(w + 0.4, h + 0.4, 7.2, rounded(1.6, 0.4), { exponent: 2.5 }),
        plastic(shade(colour.back, 0.86), 0.5),
        0,
        0,
        -t / 2 + 1.4,
      ),
    );
  const sensor = unit(24, 77, 15);
  sensor.position.set(-13, 38.7, 0);
  sensor.add(part(plate(3, 3, 1.5, 2), glow(0x7cc4ff), 0, 27, 7.6));
  const magnet = unit(15, 44, 13);
  magnet.position.set(17, 22.2, 10);
  return { body: assembly(sensor, magnet), frameMm: 112, elevationDeg: 9, baseline: 0.13, turn: -0.42 };
}

/** A radiator thermostat: a drum with a lit temperature on its face and the valve's nut behind. */
export function radiatorThermostat({ colour, value = '21°' }) {
  const radius = 27;
  const hex = typeof colour.back === 'string' ? colour.back : '#dfe1e4';
  const nut = part(slab(31, 31, 8, rounded(12, 1.4), { exponent: 2.6 }), metal(0xc3c6cb, 0.32), 0, 0, -44);
  const body = assembly(
    turnedForward(
      [
        [0, -34],
        [20, -34],
        [23, -32],
        [radius - 0.6, -24],
        [radius, -20],
        [radius, 22],
        [radius - 0.8, 26.4],
        [radius - 3.6, 28.4],
      ],
      matte(hex, 0.42),
      96,
    ),
    turnedForward(
      [
        [radius - 3.4, 28.3],
        [radius - 6, 28.8],
        [0, 29],
      ],
      plastic(shade(hex, 0.97), 0.4),
      96,
    ),
    part(disc(radius - 6.4), display(litFigures(value, hex)), 0, 0, 29.1),
    turnedForward(
      [
        [radius - 0.5, 8],
        [radius + 0.25, 8.6],
        [radius + 0.25, 10.4],
        [radius - 0.5, 11],
      ],
      plastic(shade(hex, 0.8), 0.5),
      96,
    ),
    nut,
  );
  body.position.y = radius + 0.3;
  return { body: assembly(body), frameMm: 112, elevationDeg: 12, baseline: 0.19, turn: -0.6 };
}
