-- The waiting room of the checkout (F2.9-7, F4.4-1). Null: the setting does not limit anything.
create table waiting_room (
  room text primary key,
  -- Until then no one is admitted; who joins before is drawn at random.
  opens_at timestamptz,
  rate_per_minute double precision check (rate_per_minute > 0),
  -- 0: closed.
  max_active integer check (max_active >= 0),
  is_paused boolean not null default false,
  -- The token bucket of the rate.
  tokens double precision not null default 1,
  tokens_at timestamptz,
  -- Counts the times that someone was admitted.
  admissions bigint not null default 0,
  -- Signs the passes; the first process that needs it makes it.
  secret text not null default ''
);
insert into waiting_room (room) values ('checkout');

create table waiting_ticket (
  ticket text primary key,
  room text not null references waiting_room,
  -- A digest of the order.
  subject text not null,
  -- A digest of who joined; cleared by the sweep.
  client text,
  -- Below 1: joined before the room opened, drawn at random. 1: joined later, in the order of seq.
  lot double precision not null,
  seq bigint generated always as identity,
  state text not null default 'waiting' check (state in ('waiting', 'admitted', 'spent', 'expired')),
  joined_at timestamptz not null,
  seen_at timestamptz not null,
  admitted_at timestamptz,
  -- Which of the room's admissions it was: the order of processes, whatever their clocks say.
  admission bigint,
  -- An admitted ticket holds its place until then.
  active_until timestamptz,
  spent_at timestamptz,
  unique (room, subject)
);
create index waiting_ticket_line on waiting_ticket (room, lot, seq) where state = 'waiting';
create index waiting_ticket_active on waiting_ticket (room, active_until) where state = 'admitted';
create index waiting_ticket_age on waiting_ticket (seen_at);

drop index cart_order_in_checkout;
alter table cart_order drop column checkout_until, drop column checkout_client;
