-- What one has not read, and one's notifications, told to oneself in all one's tabs.
CREATE FUNCTION tell_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM fresh) THEN
    PERFORM tell_live(TG_ARGV[0], NULL, ARRAY(SELECT DISTINCT user_id FROM fresh), false);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER message_reads_live_insert AFTER INSERT ON message_reads
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('read');
CREATE TRIGGER message_reads_live_update AFTER UPDATE ON message_reads
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('read');
CREATE TRIGGER notifications_live_insert AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('notification');
CREATE TRIGGER notifications_live_update AFTER UPDATE ON notifications
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_people('notification');
