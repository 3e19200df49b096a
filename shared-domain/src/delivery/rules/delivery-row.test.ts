import { ZERO } from '../../money';
import { aDeliveryMethod } from '../testing';
import { toDeliveryRow } from './delivery-row';

const NOW_MS = Date.UTC(2026, 10, 21, 12);

test('[P3-35, P9-7, P9-8] what the page shows of an option', () => {
  const option = aDeliveryMethod({
    type: 'PICK_UP_POINT',
    description: 'Velg utleveringssted i listen',
    alert: ' Stor pågang ',
    price: ZERO,
  });
  expect(toDeliveryRow({ ...option, estimatedDeliveryDate: '2026-11-22' }, NOW_MS)).toEqual({
    type: 'PICK_UP_POINT',
    name: { key: 'deliveryName', values: { code: 'PICK_UP_POINT' } },
    description: { key: 'description', values: { text: 'Velg utleveringssted i listen' } },
    alert: 'Stor pågang',
    date: { key: 'readyForPickup', values: { daysAway: 1, weekday: 7, day: 22, month: 11 } },
    price: { key: 'freeShipping' },
  });
});

test('[P3-35] an option without facts has only its name', () => {
  const option = aDeliveryMethod({ type: 'LETTER', price: null, alert: ' ' });
  expect(toDeliveryRow({ ...option, estimatedDeliveryDate: null }, NOW_MS)).toEqual({
    type: 'LETTER',
    name: { key: 'deliveryName', values: { code: 'LETTER' } },
    description: null,
    alert: null,
    date: null,
    price: null,
  });
  expect(toDeliveryRow({ ...option, alert: null, estimatedDeliveryDate: null }, NOW_MS).alert).toBeNull();
});
