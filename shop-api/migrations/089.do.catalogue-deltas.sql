-- Which version of another system the price, stock or text of something has: an older delta does not change it.
create table delta_version (
  -- 'price', 'stock', or the name of a text.
  kind text not null,
  -- A sku, or the key of a product.
  key text not null,
  version bigint not null,
  primary key (kind, key)
);
