import type { Offering } from '../model';
import { codePart } from './code-part';

/** Doubled gigabytes by code part without 'MOBIL_' (F9.7-2..14). */
const DOUBLE_DATA: Readonly<Record<string, number>> = {
  '02GB': 6, // F9.7-2
  '03GB': 6, // F9.7-3
  '05GB': 10,
  '05GB_2025': 10,
  '05GB_2025_2': 10, // F9.7-4
  '06GB': 16, // F9.7-5
  '08GB': 16, // F9.7-6
  '10GB': 30, // F9.7-7
  '10GB_02': 20,
  '10GB_2025': 20,
  '10GB_2025_2': 20, // F9.7-8
  '10GB_UNG': 20, // F9.7-9
  '15GB': 40, // F9.7-10
  '15GB_02': 30, // F9.7-11
  '20GB': 40, // F9.7-12
  JUNIOR_01GB: 2, // F9.7-13
  JUNIOR_03GB: 10, // F9.7-14
};

/** Mbit/s, normal and doubled, by the whole code part (F9.7-16..18). X_BASIC does not cover X_BASIC_2025. */
const ADJUSTED_SPEED: Readonly<Record<string, readonly [normal: number, doubled: number]>> = {
  X_START: [10, 20],
  X_START_2025: [10, 20], // F9.7-16
  X_BASIC: [220, 440],
  MOBIL_X_UNG: [220, 440], // F9.7-17
  X_BASIC_2025_2: [250, 500], // F9.7-18
};

type Doublable = Pick<Offering, 'offeringCode' | 'dataMaxSpeed'>;
type Doubled = Partial<Pick<Offering, 'customerTypeGet' | 'doubleData' | 'doubleSpeed' | 'dataMaxSpeed'>>;

/**
 * A plan with the doubled data (GB) or speed (Mbit/s) of existing customers, marked as theirs (F9.7, P6-16).
 *
 * @param isOn see `isDoubled`; when false, and for other plans, the plan is returned unchanged
 */
export function withDoubling<Plan extends Doublable>(offering: Plan, isOn: boolean): Plan & Doubled {
  const part = codePart(offering.offeringCode);
  const doubleData = DOUBLE_DATA[part.replace(/^MOBIL_/, '')];
  if (isOn && doubleData !== undefined) return { ...offering, doubleData, customerTypeGet: 'existing' };
  const speed = ADJUSTED_SPEED[part];
  if (!isOn || !speed) return offering;
  const [amount, doubleSpeed] = speed;
  return {
    ...offering,
    dataMaxSpeed: { unit: 'Mbit/s', ...offering.dataMaxSpeed, amount },
    doubleSpeed,
    customerTypeGet: 'existing',
  };
}
