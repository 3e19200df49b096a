-- An import writes hundreds of thousands of these rows: one index instead of two, and no check of each row, since the feed's shops and
-- skus have been checked and all rows are replaced together.
alter table shop_stock drop constraint shop_stock_shop_code_fkey, drop constraint shop_stock_pkey;
drop index shop_stock_sku;
alter table shop_stock add primary key (sku, shop_code);
