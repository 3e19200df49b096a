-- Who has proved to the shop that they are logged in: behind the HttpOnly cookie of isauthenticated (F7.5-1).
create table shop_session (
  -- SHA-256 of the cookie's value: whoever reads the table cannot be anybody.
  token_hash  text primary key,
  subject     text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create index shop_session_expiry on shop_session (expires_at);
