-- How many claims a claimant may file by bulk upload in all, where an administrator set it; else the setting's number.
ALTER TABLE users ADD COLUMN bulk_claim_limit integer;
