CREATE TRIGGER question_lists_live_insert AFTER INSERT ON question_lists REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');

CREATE TRIGGER question_lists_live_update AFTER UPDATE ON question_lists REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('claim');
