-- Who of the team changed the waiting room, and to what.
create table waiting_room_change (
  change_id bigint generated always as identity primary key,
  room text not null references waiting_room,
  changed_at timestamptz not null,
  member text not null,
  settings jsonb not null
);
