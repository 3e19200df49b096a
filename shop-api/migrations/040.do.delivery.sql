-- Where goods can be delivered, how and how fast, as the feed says.

CREATE TABLE delivery_zone (
  code text PRIMARY KEY,
  -- Its ways of delivery with prices and working days.
  document jsonb NOT NULL
);

-- Towns of the post office's register.
CREATE TABLE post_town (
  -- Its first postcode: names may occur twice.
  key text PRIMARY KEY,
  name text NOT NULL,
  -- In lower case without marks, for searches.
  search_name text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  zone text NOT NULL REFERENCES delivery_zone,
  postcodes integer NOT NULL
);

CREATE TABLE postcode (
  zip text PRIMARY KEY,
  town text NOT NULL REFERENCES post_town ON DELETE CASCADE
);

CREATE TABLE pickup_point (
  id text PRIMARY KEY,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  document jsonb NOT NULL
);
CREATE INDEX pickup_point_place ON pickup_point (lat, lng);

-- Working days until a sold-out sku is in stock again.
CREATE TABLE restock (
  sku text PRIMARY KEY,
  working_days integer NOT NULL CHECK (working_days > 0)
);
