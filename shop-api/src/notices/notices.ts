/** 'Gi meg beskjed': one mail when goods are in stock, on sale or cheaper, to an address whose owner has confirmed it. */
import { randomUUID } from 'node:crypto';
import { isPresale } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, type Ore, WITHOUT_VAT_NOTE, withoutVat } from 'shared-domain/money';
import { hrefIn, type Product, salesStatusOf, soldIn, upfrontPriceOf, type Variant } from '../catalogue';
import type { CatalogueDependencies } from '../catalogue';
import { insertMails } from '../outbox';
import { mailTexts, type NoticeReason } from './texts/nb';

const DAY_MS = 86_400_000;
/** An address that nobody confirmed is deleted after this time, a notice that never came true after the other. */
const UNCONFIRMED_MS = 7 * DAY_MS;
const CONFIRMED_MS = 365 * DAY_MS;
/** The confirmation of a notice is sent again after this time at the earliest. */
const AGAIN_MS = 10 * 60_000;
/** Unconfirmed notices of an address: so nobody fills the mailbox of somebody else. */
const MOST_UNCONFIRMED = 5;
/** How many notices are compared with the catalogue at a time. */
const PAGE_SIZE = 500;

export const NOTICE_REASONS = ['stock', 'price', 'sale'] as const satisfies readonly NoticeReason[];
export type NoticeRealm = Exclude<Realm, 'UKKO'>;

interface NoticeOf {
  readonly sku: string;
  readonly realm: NoticeRealm;
  readonly reason: NoticeReason;
}

export interface NoticeRequest extends NoticeOf {
  readonly email: string;
}

export interface Notice extends NoticeOf {
  readonly isConfirmed: boolean;
}

interface StoredNotice extends NoticeOf {
  readonly id: string;
  readonly priceOre: Ore | null;
}

interface Goods {
  readonly product: Product;
  readonly variant: Variant;
}

export class Notices {
  readonly #of: CatalogueDependencies;

  constructor(dependencies: CatalogueDependencies) {
    this.#of = dependencies;
  }

  /**
   * Stores a wish and sends its confirmation. Whoever asks learns nothing about the address: the answer is the same for one that has
   * asked before, or too often.
   *
   * @returns false: no such goods are sold in the realm
   */
  async ask({ email, sku, realm, reason }: NoticeRequest): Promise<boolean> {
    const catalogue = await this.#of.catalogue.read();
    const goods = goodsOf(catalogue, sku, realm);
    if (!goods) return false;
    const now = this.#of.clock();
    const named = this.#named(goods);
    await this.#of.database.query(
      `WITH asked AS (
         INSERT INTO notice AS n (id, email, sku, realm, reason, price_ore, created_at, asked_at, expires_at)
         SELECT $1::uuid, $2, $3, $4, $5, $6::integer, $7::timestamptz, $7::timestamptz, $8::timestamptz
          WHERE (SELECT count(*) FROM notice
                  WHERE email = $2 AND confirmed_at IS NULL AND expires_at > $7::timestamptz) < $9
         ON CONFLICT (email, sku, realm, reason) DO UPDATE
            SET asked_at = excluded.asked_at, price_ore = excluded.price_ore, expires_at = excluded.expires_at
          WHERE n.confirmed_at IS NULL AND n.asked_at <= $10::timestamptz
         RETURNING id, email AS recipient),
       to_confirm AS (
         SELECT recipient, $11::text AS subject, replace($12::text, $13, id::text) AS body,
                replace($14::text, $13, id::text) AS unsubscribe FROM asked)
       ${insertMails('to_confirm', '$7')}`,
      [
        randomUUID(),
        email,
        sku,
        realm,
        reason,
        upfrontPriceOf(catalogue, goods, realm, now),
        new Date(now).toISOString(),
        new Date(now + UNCONFIRMED_MS).toISOString(),
        MOST_UNCONFIRMED,
        new Date(now - AGAIN_MS).toISOString(),
        mailTexts.confirmSubject(named),
        mailTexts.confirmBody(named, reason, this.#link(CODE)),
        CODE,
        this.#link(CODE),
      ],
    );
    return true;
  }

  /** @param code of the links in its mails @returns null: it has ended, or never was */
  async read(code: string): Promise<Notice | null> {
    const [found] = await this.#of.database.query<Notice>(
      `SELECT ${PUBLIC} FROM notice WHERE id = $1 AND expires_at > $2`,
      [code, this.#now()],
    );
    return found ?? null;
  }

  /** @returns null: as `read` */
  async confirm(code: string): Promise<Notice | null> {
    const [confirmed] = await this.#of.database.query<Notice>(
      `UPDATE notice SET confirmed_at = coalesce(confirmed_at, $2::timestamptz),
              expires_at = CASE WHEN confirmed_at IS NULL THEN $3::timestamptz ELSE expires_at END
        WHERE id = $1 AND expires_at > $2::timestamptz RETURNING ${PUBLIC}`,
      [code, this.#now(), new Date(this.#of.clock() + CONFIRMED_MS).toISOString()],
    );
    return confirmed ?? null;
  }

  /** Deletes a notice and its address; a second time changes nothing. */
  async end(code: string): Promise<void> {
    await this.#of.database.query('DELETE FROM notice WHERE id = $1', [code]);
  }

  /** Deletes what has expired, and writes the mails of what has come true. A notice has one mail, however many processes look. */
  async tell(): Promise<void> {
    const { database, catalogue: reader, clock } = this.#of;
    await database.query('DELETE FROM notice WHERE expires_at <= $1', [this.#now()]);
    const catalogue = await reader.read();
    let after = NO_ID;
    for (;;) {
      const notices = await database.query<StoredNotice>(
        `SELECT id, sku, realm, reason, price_ore AS "priceOre" FROM notice
          WHERE confirmed_at IS NOT NULL AND id > $1 ORDER BY id LIMIT $2`,
        [after, PAGE_SIZE],
      );
      const mails = notices.flatMap((notice) => {
        const goods = goodsOf(catalogue, notice.sku, notice.realm);
        if (!goods) return [];
        const priceOre = upfrontPriceOf(catalogue, goods, notice.realm, clock());
        return hasComeTrue(notice, goods, priceOre, clock()) ? [this.#news(notice, goods, priceOre)] : [];
      });
      if (mails.length > 0)
        await database.query(
          `WITH told AS (
             DELETE FROM notice n USING jsonb_to_recordset($1::jsonb) AS m(id uuid, subject text, body text)
              WHERE n.id = m.id AND n.confirmed_at IS NOT NULL
             RETURNING n.email AS recipient, m.subject, m.body, NULL::text AS unsubscribe)
           ${insertMails('told', '$2')}`,
          [JSON.stringify(mails), this.#now()],
        );
      const last = notices.at(-1);
      if (!last || notices.length < PAGE_SIZE) return;
      after = last.id;
    }
  }

  #now(): string {
    return new Date(this.#of.clock()).toISOString();
  }

  #link(code: string): string {
    return `${this.#of.config.shopOrigin}${PATHS.notice}?kode=${code}`;
  }

  #named({ product, variant }: Goods) {
    const goods = [`${product.brand} ${product.name}`, variant.size, variant.colour.name].filter(Boolean).join(', ');
    return { brandName: this.#of.config.brand.name, goods };
  }

  #news({ id, realm, reason }: StoredNotice, goods: Goods, priceOre: Ore | null) {
    const named = this.#named(goods);
    return {
      id,
      subject: mailTexts.newsSubject(named, reason),
      body: mailTexts.newsBody(named, reason, {
        price: reason === 'price' && priceOre !== null ? shownPrice(priceOre, realm) : null,
        link: `${this.#of.config.shopOrigin}${hrefIn(realm, goods.variant.path)}`,
      }),
    };
  }
}

/** As the pages of the realm show it. */
const shownPrice = (priceOre: Ore, realm: NoticeRealm): string =>
  realm === 'B2B' ? `${formatPrice(withoutVat(priceOre))} ${WITHOUT_VAT_NOTE}` : formatPrice(priceOre);

const PUBLIC = 'sku, realm, reason, confirmed_at IS NOT NULL AS "isConfirmed"';
/** Stands for the code of a notice in texts that are made before it is known. */
const CODE = '{code}';
const NO_ID = '00000000-0000-0000-0000-000000000000';

function goodsOf(
  catalogue: Awaited<ReturnType<CatalogueDependencies['catalogue']['read']>>,
  sku: string,
  realm: Realm,
): Goods | null {
  const product = catalogue.productBySku.get(sku);
  const variant = catalogue.variantBySku.get(sku);
  return product && variant && soldIn(product, realm) ? { product, variant } : null;
}

/** @param priceOre today's; null: the shop does not say it */
function hasComeTrue(
  { reason, priceOre: before }: StoredNotice,
  { variant }: Goods,
  priceOre: Ore | null,
  nowMs: number,
): boolean {
  const status = salesStatusOf(variant, nowMs);
  const isSold = status.sellable && !isPresale(status) && priceOre !== null;
  switch (reason) {
    case 'stock':
      return isSold && variant.stock > 0;
    case 'sale':
      return isSold;
    case 'price':
      return priceOre !== null && (before === null || priceOre < before);
  }
}
