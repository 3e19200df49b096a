-- 'Gi meg beskjed': who wants one mail when goods are in stock, on sale or cheaper. A row is deleted with its mail.
create table notice (
  -- Also the code of the links in its mails: nobody guesses it.
  id           uuid primary key,
  email        text not null,
  sku          text not null,
  realm        text not null,
  reason       text not null check (reason in ('stock', 'price', 'sale')),
  -- The price when it was asked for; null: there was none.
  price_ore    integer,
  created_at   timestamptz not null,
  -- Last time that its confirmation was sent.
  asked_at     timestamptz not null,
  -- Null: whoever has the address has not said that they want it.
  confirmed_at timestamptz,
  expires_at   timestamptz not null,
  unique (email, sku, realm, reason)
);
create index notice_email on notice (email);
create index notice_expiry on notice (expires_at);

-- Mails on their way, written with the change that they tell. A mail is deleted when it has been sent, or given up.
create table mail (
  id          bigint generated always as identity primary key,
  recipient   text not null,
  subject     text not null,
  body        text not null,
  -- Ends what the mail is about (RFC 8058); null: there is nothing to end.
  unsubscribe text,
  created_at  timestamptz not null,
  tries       integer not null default 0,
  next_try_at timestamptz not null
);
create index mail_due on mail (next_try_at);
