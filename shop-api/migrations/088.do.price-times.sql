-- Prices are recorded to the moment: several of one day count, and the lowest of them decides. A former day began at midnight, UTC.
alter table price_change alter column from_date type timestamptz using from_date::timestamp at time zone 'UTC';
alter table price_change rename column from_date to valid_from;
