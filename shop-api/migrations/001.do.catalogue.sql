-- The catalogue as the last feed gave it. Amounts are øre incl. VAT. What no query looks into stays one jsonb document.

CREATE TABLE catalogue_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed_hash text NOT NULL,
  -- 'reference': ours, replaced when its files change; 'feed': an operator's, never replaced by ours.
  source text NOT NULL CHECK (source IN ('reference', 'feed')),
  imported_at timestamptz NOT NULL
);

CREATE TABLE product (
  -- '{brandSlug}/{modelSlug}'
  key text PRIMARY KEY,
  type text NOT NULL,
  sub_type text NOT NULL,
  realms text[] NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  release_date timestamptz NOT NULL,
  position integer NOT NULL,
  document jsonb NOT NULL
);

CREATE TABLE variant (
  sku text PRIMARY KEY,
  product_key text NOT NULL REFERENCES product ON DELETE CASCADE,
  -- Order within the product, from 0.
  ordinal integer NOT NULL,
  slug text NOT NULL,
  -- Address of a private customer, e.g. /mobiltelefoner/apple/iphone-17/sort-256gb/
  path text NOT NULL UNIQUE,
  price_ore integer NOT NULL CHECK (price_ore >= 0),
  stock integer NOT NULL CHECK (stock >= 0),
  document jsonb NOT NULL,
  UNIQUE (product_key, ordinal)
);

-- Outlives the variants: a struck price is computed from it.
CREATE TABLE price_change (
  sku text NOT NULL,
  from_date date NOT NULL,
  price_ore integer NOT NULL CHECK (price_ore >= 0),
  PRIMARY KEY (sku, from_date)
);

-- Addresses that products had before, so that a renamed product is found; the sku tells where it lives now.
CREATE TABLE former_path (
  path text PRIMARY KEY,
  sku text NOT NULL
);

CREATE TABLE plan (
  offering_code text PRIMARY KEY,
  realm text NOT NULL,
  position integer NOT NULL,
  sold_with_device boolean NOT NULL,
  document jsonb NOT NULL
);

CREATE TABLE shop (
  code text PRIMARY KEY,
  document jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE shop_stock (
  shop_code text NOT NULL REFERENCES shop ON DELETE CASCADE,
  sku text NOT NULL,
  quantity integer NOT NULL CHECK (quantity >= 0),
  PRIMARY KEY (shop_code, sku)
);
CREATE INDEX shop_stock_sku ON shop_stock (sku);
