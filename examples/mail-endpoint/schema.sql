create table if not exists entries (
  key text primary key,
  version integer not null,
  value text not null,
  until integer not null
);
create index if not exists entries_until on entries (until);
