import fc from 'fast-check';
import { fromRecordTable, type RecordTable, toRecordTable } from './record-table';

const byWayOfJson = (table: RecordTable<unknown>) => JSON.parse(JSON.stringify(table)) as RecordTable<unknown>;

test('whatever JSON can say comes back as it was, by way of JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const whole: unknown = JSON.parse(JSON.stringify(value));
      expect(fromRecordTable(byWayOfJson(toRecordTable(whole)))).toEqual(whole);
    }),
  );
});

test('records of equal fields name them once', () => {
  const prices = Array.from({ length: 9 }, (_, monthly) => ({ monthly, campaign: { monthly } }));
  const json = JSON.stringify(toRecordTable({ prices }));
  expect(json.match(/campaign/g)).toHaveLength(1);
  expect(json.match(/monthly/g)).toHaveLength(2);
});

test('a field without a value is no field', () => {
  expect(fromRecordTable(toRecordTable({ sku: '1', note: undefined }))).toStrictEqual({ sku: '1' });
});

test('a table whose fields are missing is refused', () => {
  expect(() => fromRecordTable({ fields: [], cells: [1, 'a'] })).toThrow('The table has no fields 1');
});
