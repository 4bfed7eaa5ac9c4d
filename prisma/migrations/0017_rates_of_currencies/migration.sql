-- The reference rate of each currency in which something was claimed (CIRP Regulations 2016, reg. 15).
CREATE TABLE currency_rates (
  currency text NOT NULL,
  rate numeric(12, 6) NOT NULL,
  on_day date NOT NULL,
  source text NOT NULL,
  CONSTRAINT currency_rates_pkey PRIMARY KEY (currency),
  CONSTRAINT currency_rates_above_zero CHECK (rate > 0)
);
