-- One row for each sku instead of one for each sku in each shop: an import of 10,000 products wrote 600,000 rows, and every question is
-- about a few skus in all shops.
create table shop_stock_by_sku (
  sku text primary key,
  -- Shop code -> pieces; a shop without any is left out.
  quantities jsonb not null
);
insert into shop_stock_by_sku select sku, jsonb_object_agg(shop_code, quantity) from shop_stock group by sku;
drop table shop_stock;
alter table shop_stock_by_sku rename to shop_stock;
alter index shop_stock_by_sku_pkey rename to shop_stock_pkey;
