-- How many claims a claimant may file one by one in all, where an administrator set it; else the setting's number.
ALTER TABLE users ADD COLUMN claim_limit integer;
