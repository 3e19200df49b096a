-- Whom a session is of, as the identity provider's claims said when it was opened (F3.7-5, F3.7-6): name, phone number, whether store staff.
alter table shop_session add column person jsonb not null
  default '{"name": "", "givenName": "", "familyName": "", "phoneNumber": "", "isRetailer": false}';
