-- A digest of who holds a place in the checkout, so that one client cannot take all places. It is removed when the place has expired.
alter table cart_order add column checkout_client text;

-- Orders that are to be deleted: unpaid, by expiry.
create index cart_order_unpaid_expiry on cart_order (expires_at) where paid_at is null;

-- Events are still append-only, except for the deletion of whole orders by cart_sweep.
create or replace function cart_event_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('shop.sweeping', true) = 'on' then
    return null;
  end if;
  raise exception 'cart_event is append-only';
end
$$;

/*
 * Deletes up to p_limit unpaid orders that expired at p_before or earlier, with their events. Rows that another process is deleting
 * are skipped. Answers how many orders it deleted.
 */
create function cart_sweep(p_before timestamptz, p_limit integer) returns integer language plpgsql as $$
declare
  refs text[];
begin
  select array_agg(order_ref) into refs from (
    select order_ref from cart_order where paid_at is null and expires_at <= p_before
    order by expires_at limit p_limit for update skip locked) as expired;
  if refs is null then
    return 0;
  end if;
  perform set_config('shop.sweeping', 'on', true);
  delete from cart_event where order_ref = any (refs);
  perform set_config('shop.sweeping', 'off', true);
  delete from cart_order where order_ref = any (refs);
  return cardinality(refs);
end
$$;
