-- What a session renews its access token by, each encrypted with the cookie's value like the access token itself.
alter table shop_session
  -- Empty: the provider gave none.
  add column sealed_refresh_token text not null default '',
  -- Names the session at the provider's sign-out.
  add column sealed_id_token text not null default '',
  -- End of the access token; null: not known.
  add column token_expires_at timestamptz,
  -- Until then one request is renewing, in whichever process: a refresh token may be used once.
  add column renewing_until timestamptz;
