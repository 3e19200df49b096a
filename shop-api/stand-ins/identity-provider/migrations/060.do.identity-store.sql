-- What the OpenID Connect provider keeps (F7.5-3): sessions, grants, logins under way, codes and tokens, by model and id.
create table identity_record (
  model       text not null,
  id          text not null,
  payload     jsonb not null,
  -- What goes when a grant is revoked.
  grant_id    text,
  -- By which a session is found, beside its id.
  uid         text,
  -- Null: never.
  expires_at  timestamptz,
  primary key (model, id)
);
create index identity_record_grant on identity_record (grant_id) where grant_id is not null;
create index identity_record_uid on identity_record (uid) where uid is not null;
create index identity_record_expiry on identity_record (expires_at) where expires_at is not null;

-- The keys that every process signs with: one row, made by the first one.
create table identity_keys (
  is_the_only_row  boolean primary key default true check (is_the_only_row),
  keys             jsonb not null,
  created_at       timestamptz not null
);
