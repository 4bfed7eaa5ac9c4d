CREATE TRIGGER notifications_live_insert AFTER INSERT ON notifications REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('notification');

CREATE TRIGGER notifications_live_update AFTER UPDATE ON notifications REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('notification');
