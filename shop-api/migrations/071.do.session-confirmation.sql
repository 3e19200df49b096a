-- By what the identity provider confirms a session again and again. A session without it ends at its next check.
alter table shop_session
  -- The access token, encrypted with the cookie's value: whoever reads the table cannot use it.
  add column sealed_token text not null default '',
  -- When the provider last confirmed it.
  add column confirmed_at timestamptz not null default now(),
  -- When the next request asks the provider.
  add column check_after timestamptz not null default now();
