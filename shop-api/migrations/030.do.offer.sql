-- What the feed offers beside products and plans: insurances and campaigns.
CREATE TABLE offer (
  kind text NOT NULL,
  code text NOT NULL,
  position integer NOT NULL,
  document jsonb NOT NULL,
  PRIMARY KEY (kind, code)
);
