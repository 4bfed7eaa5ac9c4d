-- The claim in the currency in which it was claimed, the rate, and what that is in rupees, to the paisa, half up.
ALTER TABLE determinations ADD COLUMN currency jsonb,
  ADD CONSTRAINT determinations_in_currency CHECK (currency IS NULL OR (
    (currency ->> 'amount')::numeric > 0 AND scale((currency ->> 'amount')::numeric) <= 3
    AND (currency ->> 'rate')::numeric > 0 AND scale((currency ->> 'rate')::numeric) <= 6
    AND (currency ->> 'rupees')::numeric = round((currency ->> 'amount')::numeric * (currency ->> 'rate')::numeric, 2)) IS TRUE);
