-- Orders: what a visitor has put into the cart. Prices are not kept here: an open order is priced by the catalogue
-- each time it is read, a paid one by `paid_answer`, the answer as it was when it was paid.
create table cart_order (
  order_ref          text primary key,
  realm              text not null check (realm in ('B2C', 'B2B', 'UKKO')),
  customer_type_get  text,
  created_at         timestamptz not null,
  expires_at         timestamptz not null,
  paid_at            timestamptz,
  paid_answer        jsonb,
  check ((paid_at is null) = (paid_answer is null))
);

create table cart_line (
  cart_item_id       text primary key,
  order_ref          text not null references cart_order,
  seq                integer not null,
  kind               text not null check (kind in ('goods', 'subscription')),
  -- Sku of goods, offering code of a subscription.
  code               text not null,
  bundle_id          text,
  financing_type     text check (financing_type in ('lease', 'switch')),
  financing_months   integer check (financing_months > 0),
  keeps_subscription boolean not null default false,
  quantity           integer not null check (quantity between 1 and 10),
  check ((financing_type is null) = (financing_months is null)),
  check (financing_type is null or bundle_id is not null)
);
create index cart_line_of_order on cart_line (order_ref, seq);

-- What happened to an order, in order. Rows are only ever added.
create table cart_event (
  id        bigint generated always as identity primary key,
  order_ref text not null references cart_order,
  at        timestamptz not null,
  what      text not null,
  detail    jsonb not null
);
create index cart_event_of_order on cart_event (order_ref, id);

create function cart_event_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'cart_event is append-only';
end
$$;
create trigger cart_event_append_only before update or delete on cart_event
  for each statement execute function cart_event_is_append_only();

-- Answers to updates that carried an Idempotency-Key; `answer` is null while the first one is under way.
create table cart_idempotency (
  key         text primary key,
  fingerprint text not null,
  answer      jsonb,
  created_at  timestamptz not null
);
create index cart_idempotency_age on cart_idempotency (created_at);
