-- The edition of the forms that each version of a claim was filed or saved in. There has been one.
ALTER TABLE claims ADD COLUMN form_edition text NOT NULL DEFAULT '2026-1';
ALTER TABLE claims ALTER COLUMN form_edition DROP DEFAULT;
ALTER TABLE claim_versions ADD COLUMN form_edition text NOT NULL DEFAULT '2026-1';
ALTER TABLE claim_versions ALTER COLUMN form_edition DROP DEFAULT;
