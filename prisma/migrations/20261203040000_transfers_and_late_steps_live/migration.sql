-- Open pages hear of a transfer and of a step of a late claim.
CREATE TRIGGER claim_transfers_live_insert AFTER INSERT ON claim_transfers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
CREATE TRIGGER claim_transfers_live_update AFTER UPDATE ON claim_transfers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
CREATE TRIGGER late_claim_steps_live AFTER INSERT ON late_claim_steps REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
