-- The newest unread conversations of a person come from the index alone, in order, however many there are.
DROP INDEX message_reads_unread_idx;
CREATE INDEX message_reads_unread_idx ON message_reads (user_id, newest_at DESC) INCLUDE (claim_id, unread) WHERE unread > 0;

-- An administrator who becomes a case manager may have any number of conversations before them that are not
-- theirs to see any more. Those stay where they are; what is theirs moves in front of them, in its own order.
DROP TRIGGER users_unread_demoted ON users;
DROP FUNCTION drop_unread_of_administrator;
CREATE FUNCTION keep_unread_of_former_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A list, so that nothing but these rows is looked at.
  theirs uuid[] := ARRAY(SELECT id FROM claims WHERE assigned_to_id = NEW.id);
BEGIN
  UPDATE message_reads SET newest_at = now() - (now() - newest_at) / 1000000
  WHERE claim_id = ANY(theirs) AND user_id = NEW.id AND unread > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER users_unread_demoted AFTER UPDATE OF role ON users FOR EACH ROW
  WHEN (OLD.role = 'ip_admin' AND NEW.role <> 'ip_admin') EXECUTE FUNCTION keep_unread_of_former_administrator();
