-- The last good copy of each document of the operator's CMS, for a start while it is down.
create table site_content (
  name     text primary key,
  -- JSON.
  document text not null,
  read_at  timestamptz not null
);
