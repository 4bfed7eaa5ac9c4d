-- The facilities of a financial creditor, each with its amounts and its security, see lib/law/facilities.ts; null where nobody entered any.
ALTER TABLE determinations ADD COLUMN facilities jsonb;
