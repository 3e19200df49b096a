import { assembly } from '../parts.js';
import { batteryCamera, doorbell, roundCamera } from './cameras.js';
import { bulbs, hub, lightKit, plug } from './lights.js';
import { knobLock, panelLock } from './locks.js';
import { contactSensor, radiatorThermostat } from './sensors.js';

const SHAPES = {
  bulbs,
  plug,
  hub,
  'light-kit': lightKit,
  'battery-camera': batteryCamera,
  'round-camera': roundCamera,
  doorbell,
  'panel-lock': panelLock,
  'knob-lock': knobLock,
  'contact-sensor': contactSensor,
  thermostat: radiatorThermostat,
};

/**
 * Devices of a connected home, by `shape`; a builder answers with a body that stands on y = 0 and its framing.
 *
 * @param {'pair' | 'angle'} view seen from one side or the other
 */
export function arrangeHome(spec, view) {
  const { body, frameMm, elevationDeg = 12, baseline = 0.13, turn = -0.5 } = SHAPES[spec.shape](spec);
  body.rotation.y = view === 'angle' ? -turn * 1.15 : turn;
  return { group: assembly(body), frameMm, elevationDeg, baseline };
}
