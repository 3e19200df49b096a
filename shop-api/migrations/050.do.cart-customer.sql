-- What an order knows of persons stands apart from its lines, and so never in the ledger; and who is in the checkout.
alter table cart_order
  -- Account and number that a device or subscription is for, by its cartItemId.
  add column customers      jsonb not null default '{}',
  -- The swap of a phone that is under way (P3-29).
  add column swap           jsonb,
  -- Until when the order counts among those that are being paid.
  add column checkout_until timestamptz;
create index cart_order_in_checkout on cart_order (checkout_until) where checkout_until is not null and paid_at is null;
-- What is to be forgotten once the order has expired.
create index cart_order_personal on cart_order (expires_at) where paid_at is null and (customers <> '{}' or swap is not null);

-- As before (migration 020), with the two new documents.
drop function cart_commit(text, integer, text, text, timestamptz, jsonb, text, jsonb, timestamptz, text, text, text, text);
create function cart_commit(
  p_order_ref text, p_before integer, p_realm text, p_customer_type text, p_expires_at timestamptz, p_lines jsonb, p_customers jsonb, p_swap jsonb,
  p_what text, p_detail jsonb, p_now timestamptz, p_key text, p_fingerprint text, p_message text, p_redirect text
) returns text language plpgsql as $$
begin
  if p_lines is not null then
    if p_before = 0 then
      insert into cart_order (order_ref, realm, customer_type_get, created_at, expires_at, lines, customers, swap)
      values (p_order_ref, p_realm, p_customer_type, p_now, p_expires_at, p_lines, p_customers, p_swap);
    else
      update cart_order
         set realm = p_realm, customer_type_get = p_customer_type, expires_at = p_expires_at, lines = p_lines,
             customers = p_customers, swap = p_swap, version = version + 1
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
