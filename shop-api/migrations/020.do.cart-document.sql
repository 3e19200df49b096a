-- An order becomes one row: its lines are one document, read and written in one statement, and `version` counts its updates, so
-- that two processes can change one order without a lock held between reading and writing.
alter table cart_order
  add column version integer not null default 1,
  add column lines   jsonb   not null default '[]';

update cart_order o set lines = (
  select coalesce(jsonb_agg(
    case l.kind
      when 'goods' then jsonb_build_object(
        'kind', 'goods', 'cartItemId', l.cart_item_id, 'sku', l.code, 'quantity', l.quantity,
        'bundle', case when l.bundle_id is null then null else jsonb_build_object(
          'id', l.bundle_id, 'keepsSubscription', l.keeps_subscription,
          'financing', jsonb_build_object('type', l.financing_type, 'months', l.financing_months)) end)
      else jsonb_build_object(
        'kind', 'subscription', 'cartItemId', l.cart_item_id, 'offeringCode', l.code,
        'bundleId', coalesce(l.bundle_id, l.cart_item_id))
    end order by l.seq), '[]')
  from cart_line l where l.order_ref = o.order_ref);
drop table cart_line;

-- One row an update: `version` is the order's after it, `detail` what was added, removed and changed.
alter table cart_event add column version integer;

-- What an update under a key came to. The repeated request is answered with the cart as it stands.
drop table cart_idempotency;
create table cart_idempotency (
  key         text primary key,
  fingerprint text not null,
  -- Null: the first request was refused before there was an order.
  order_ref   text,
  -- The refusal that it was answered with.
  message     text,
  redirect    text,
  created_at  timestamptz not null
);
create index cart_idempotency_age on cart_idempotency (created_at);

/*
 * Writes one update: order, ledger and key, all or nothing. Without a document only the key is kept (a refusal).
 * Answers 'done', or 'stale' when the order is no longer at version p_before.
 * Raises CK001 when the key was taken meanwhile: whoever asks reads again and finds it.
 */
create function cart_commit(
  p_order_ref text, p_before integer, p_realm text, p_customer_type text, p_expires_at timestamptz, p_lines jsonb,
  p_what text, p_detail jsonb, p_now timestamptz, p_key text, p_fingerprint text, p_message text, p_redirect text
) returns text language plpgsql as $$
begin
  if p_lines is not null then
    if p_before = 0 then
      insert into cart_order (order_ref, realm, customer_type_get, created_at, expires_at, lines)
      values (p_order_ref, p_realm, p_customer_type, p_now, p_expires_at, p_lines);
    else
      update cart_order
         set realm = p_realm, customer_type_get = p_customer_type, expires_at = p_expires_at, lines = p_lines, version = version + 1
       where order_ref = p_order_ref and version = p_before and paid_at is null;
      if not found then
        return 'stale';
      end if;
    end if;
    insert into cart_event (order_ref, version, at, what, detail) values (p_order_ref, p_before + 1, p_now, p_what, p_detail);
  end if;
  if p_key is not null then
    insert into cart_idempotency as kept (key, fingerprint, order_ref, message, redirect, created_at)
    values (p_key, p_fingerprint, p_order_ref, p_message, p_redirect, p_now)
    on conflict (key) do update
       set fingerprint = excluded.fingerprint, order_ref = excluded.order_ref, message = excluded.message,
           redirect = excluded.redirect, created_at = excluded.created_at
     where kept.created_at <= p_now - interval '1 day';
    if not found then
      raise exception 'the key was taken meanwhile' using errcode = 'CK001';
    end if;
  end if;
  return 'done';
end
$$;
