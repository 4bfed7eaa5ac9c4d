-- When a claim was withdrawn, and from which status.
ALTER TABLE claims ADD COLUMN withdrawn_at timestamptz(3), ADD COLUMN withdrawn_from "ClaimStatus";
