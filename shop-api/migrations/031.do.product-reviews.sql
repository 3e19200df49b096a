-- What customers, test pilots and magazines say of a product, by model slug (P3-6). Bundles of the feed go among the offers.
CREATE TABLE product_review (
  model_slug text PRIMARY KEY,
  document jsonb NOT NULL
);
