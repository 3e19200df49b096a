-- How a buyer finds a paid order again: by a number that can be said on the phone, and the address of its receipt.
alter table cart_order
  add column order_number text unique,
  -- Removed a year after the payment.
  add column buyer_email text,
  add column delivery_way text check (delivery_way in ('home', 'pickup', 'none')),
  add check ((order_number is null) = (delivery_way is null));
create index cart_order_buyer on cart_order (paid_at) where buyer_email is not null;

-- Who has named an order's number and address may look at it for a while, by a code that nobody guesses.
create table order_view (
  code       uuid primary key,
  order_ref  text not null references cart_order (order_ref) on delete cascade,
  expires_at timestamptz not null
);
create index order_view_expiry on order_view (expires_at);
