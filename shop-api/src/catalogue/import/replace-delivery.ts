import { foldText } from 'shared-domain/kernel';
import type { Database } from '../../database';
import type { CatalogueFeed } from '../feed/schema';
import { insertRows } from './feed-rows';

type Delivery = Pick<CatalogueFeed, 'deliveryZones' | 'postTowns' | 'pickupPoints' | 'restocks'>;

const toTown = ({ town, lat, lng, zone, zips }: Delivery['postTowns'][number]) => {
  const list = zips.split(' ');
  return { key: list[0], name: town, search_name: foldText(town), lat, lng, zone, postcodes: list.length, zips: list };
};

/** Thousands of towns and postcodes in one statement each, to keep the first start short. */
async function insertTowns(tx: Database, postTowns: Delivery['postTowns']): Promise<void> {
  const towns = JSON.stringify(postTowns.map(toTown));
  await tx.query(
    `INSERT INTO post_town (key, name, search_name, lat, lng, zone, postcodes)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS row(key text, name text, search_name text, lat float8, lng float8, zone text, postcodes integer)`,
    [towns],
  );
  await tx.query(
    `INSERT INTO postcode (zip, town)
     SELECT zip, key FROM jsonb_to_recordset($1::jsonb) AS row(key text, zips jsonb) CROSS JOIN jsonb_array_elements_text(zips) AS each(zip)`,
    [towns],
  );
}

/** Replaces all delivery data by the feed's. */
export async function replaceDelivery(
  tx: Database,
  { deliveryZones, postTowns, pickupPoints, restocks }: Delivery,
): Promise<void> {
  await tx.script(
    'DELETE FROM postcode; DELETE FROM post_town; DELETE FROM delivery_zone; DELETE FROM pickup_point; DELETE FROM restock;',
  );
  await insertRows(
    tx,
    'delivery_zone',
    'code text, document jsonb',
    deliveryZones.map((document) => ({ code: document.code, document })),
  );
  await insertTowns(tx, postTowns);
  await insertRows(
    tx,
    'pickup_point',
    'id text, lat float8, lng float8, document jsonb',
    pickupPoints.map((document) => ({ ...document, document })),
  );
  await insertRows(
    tx,
    'restock',
    'sku text, working_days integer',
    restocks.map(({ sku, workingDays }) => ({ sku, working_days: workingDays })),
  );
}
