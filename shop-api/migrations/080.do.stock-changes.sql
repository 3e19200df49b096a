-- Which stock has changed since a process last looked: the transaction that changed it. Null since the import.
alter table variant add column stock_changed bigint;
create index variant_stock_changed on variant (stock_changed) where stock_changed is not null;

create function note_stock_change() returns trigger language plpgsql as $$
begin
  new.stock_changed := pg_current_xact_id()::text::bigint;
  return new;
end
$$;
create trigger variant_stock_changes before update of stock on variant
  for each row when (old.stock is distinct from new.stock) execute function note_stock_change();
