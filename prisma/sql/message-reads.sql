CREATE TRIGGER message_reads_live_insert AFTER INSERT ON message_reads REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('read');

CREATE TRIGGER message_reads_live_update AFTER UPDATE ON message_reads REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('read');
