-- An order that is being paid: until `reserved_until` its lines do not change, and it costs what `reserved_answer` says.
alter table cart_order
  add column reserved_until timestamptz,
  add column reserved_answer jsonb,
  -- By which payment it was paid.
  add column payment_reference text,
  -- Receivers of events have been told that it has expired.
  add column expiry_told boolean not null default false,
  add check ((reserved_until is null) = (reserved_answer is null));

-- Events for other systems, written together with the change that they tell, one row for each receiver.
create table webhook_event (
  id          bigint generated always as identity primary key,
  -- The same for all receivers and all tries: receivers know by it what they have had already.
  event_id    text not null,
  receiver    text not null,
  body        text not null,
  created_at  timestamptz not null,
  tries       integer not null default 0,
  -- Null: it has been delivered, or given up.
  next_try_at timestamptz,
  delivered_at timestamptz
);
create index webhook_event_due on webhook_event (next_try_at) where next_try_at is not null;
