-- How far the conversation about a claim has come. Whoever adds a message, or has read all of them, holds this
-- row until commit, so that what is counted here and in message_reads is never out of step with the messages.
CREATE TABLE conversations (
  claim_id uuid PRIMARY KEY REFERENCES claims (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  messages integer NOT NULL,
  from_claimant integer NOT NULL,
  last_sent_at timestamptz(3) NOT NULL,
  claimant_wrote_at timestamptz(3)
);
CREATE INDEX conversations_claimant_wrote_at_idx ON conversations (claimant_wrote_at DESC) WHERE claimant_wrote_at IS NOT NULL;

-- No release so far could write a message: both tables are empty.
ALTER TABLE messages
  ADD COLUMN seq bigint NOT NULL,
  ADD COLUMN client_key uuid,
  ALTER COLUMN sent_at DROP DEFAULT;
DROP INDEX messages_claim_id_sent_at_idx;
CREATE UNIQUE INDEX messages_claim_id_seq_key ON messages (claim_id, seq);
CREATE UNIQUE INDEX messages_sender_id_client_key_key ON messages (sender_id, client_key) WHERE client_key IS NOT NULL;
-- Removing a document asks whether a message has it.
CREATE INDEX messages_attachment_id_idx ON messages (attachment_id) WHERE attachment_id IS NOT NULL;

ALTER TABLE message_reads
  ALTER COLUMN read_at DROP NOT NULL,
  ADD COLUMN read_count integer NOT NULL DEFAULT 0,
  ADD COLUMN unread integer NOT NULL DEFAULT 0,
  ADD COLUMN newest_at timestamptz(3);
CREATE INDEX message_reads_unread_idx ON message_reads (user_id, newest_at DESC) WHERE unread > 0;

-- Numbers a message within its claim and gives it its time, both in the order of commit.
CREATE FUNCTION number_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  by_claimant integer;
BEGIN
  -- The claim first, as everybody does who locks it; its assignee stays who it is until commit.
  SELECT (claimant_id = NEW.sender_id)::integer INTO by_claimant FROM claims WHERE id = NEW.claim_id FOR SHARE;
  INSERT INTO conversations AS c (claim_id, messages, from_claimant, last_sent_at, claimant_wrote_at)
  VALUES (NEW.claim_id, 1, by_claimant, coalesce(NEW.sent_at, clock_timestamp()),
          CASE WHEN by_claimant = 1 THEN coalesce(NEW.sent_at, clock_timestamp()) END)
  ON CONFLICT (claim_id) DO UPDATE SET
    messages = c.messages + 1,
    from_claimant = c.from_claimant + by_claimant,
    last_sent_at = greatest(c.last_sent_at, coalesce(NEW.sent_at, clock_timestamp())),
    claimant_wrote_at = CASE WHEN by_claimant = 1
      THEN greatest(c.last_sent_at, coalesce(NEW.sent_at, clock_timestamp())) ELSE c.claimant_wrote_at END
  RETURNING messages, last_sent_at INTO NEW.seq, NEW.sent_at;
  RETURN NEW;
END $$;
CREATE TRIGGER messages_number BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION number_message();

-- Notes what each of these people has not read of the other side's messages, `total` by now.
CREATE FUNCTION keep_unread(about uuid, people uuid[], total integer, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO message_reads AS r (claim_id, user_id, unread, newest_at)
  SELECT about, person, total, at FROM unnest(people) AS person WHERE person IS NOT NULL ORDER BY person
  ON CONFLICT (claim_id, user_id) DO UPDATE SET unread = EXCLUDED.unread - r.read_count, newest_at = EXCLUDED.newest_at
$$;

-- A claimant's message waits for the assignee and every administrator, anybody else's for the claimant.
CREATE FUNCTION keep_unread_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  claim record;
BEGIN
  SELECT c.claimant_id, c.assigned_to_id, v.messages, v.from_claimant INTO claim
  FROM claims c JOIN conversations v ON v.claim_id = c.id WHERE c.id = NEW.claim_id;
  IF NEW.sender_id = claim.claimant_id THEN
    PERFORM keep_unread(NEW.claim_id,
      ARRAY(SELECT id FROM users WHERE role = 'ip_admin' AND status = 'active' AND id <> NEW.sender_id
            UNION SELECT claim.assigned_to_id), claim.from_claimant, NEW.sent_at);
  ELSE
    PERFORM keep_unread(NEW.claim_id, ARRAY[claim.claimant_id], claim.messages - claim.from_claimant, NEW.sent_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER messages_unread AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION keep_unread_of_message();

-- What is unread goes with the claim: whoever gets it finds what they have not read, whoever loses it has nothing to read.
CREATE FUNCTION keep_unread_of_assignee() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  conversation record;
BEGIN
  SELECT * INTO conversation FROM conversations WHERE claim_id = NEW.id FOR UPDATE;
  IF conversation.from_claimant > 0 THEN
    UPDATE message_reads SET unread = 0
    WHERE claim_id = NEW.id AND user_id = OLD.assigned_to_id AND unread > 0
      AND NOT EXISTS (SELECT FROM users WHERE id = user_id AND role = 'ip_admin');
    PERFORM keep_unread(NEW.id, ARRAY[NEW.assigned_to_id], conversation.from_claimant, conversation.claimant_wrote_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER claims_unread AFTER UPDATE OF assigned_to_id ON claims FOR EACH ROW
  WHEN (OLD.assigned_to_id IS DISTINCT FROM NEW.assigned_to_id) EXECUTE FUNCTION keep_unread_of_assignee();

-- Whoever becomes an active administrator has the 1,000 newest conversations before them: as many as are ever listed.
CREATE FUNCTION keep_unread_of_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_reads AS r (claim_id, user_id, unread, newest_at)
  SELECT v.claim_id, NEW.id, v.from_claimant, v.claimant_wrote_at
  FROM (SELECT * FROM conversations WHERE claimant_wrote_at IS NOT NULL ORDER BY claimant_wrote_at DESC LIMIT 1000) v
  JOIN claims c ON c.id = v.claim_id AND c.claimant_id <> NEW.id
  ON CONFLICT (claim_id, user_id) DO UPDATE SET unread = EXCLUDED.unread - r.read_count, newest_at = EXCLUDED.newest_at;
  RETURN NULL;
END $$;
CREATE TRIGGER users_unread AFTER INSERT OR UPDATE OF role, status ON users FOR EACH ROW
  WHEN (NEW.role = 'ip_admin' AND NEW.status = 'active') EXECUTE FUNCTION keep_unread_of_administrator();

CREATE FUNCTION drop_unread_of_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE message_reads r SET unread = 0 FROM claims c
  WHERE r.user_id = NEW.id AND r.unread > 0 AND c.id = r.claim_id
    AND c.assigned_to_id IS DISTINCT FROM NEW.id AND c.claimant_id <> NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_unread_demoted AFTER UPDATE OF role ON users FOR EACH ROW
  WHEN (OLD.role = 'ip_admin' AND NEW.role <> 'ip_admin') EXECUTE FUNCTION drop_unread_of_administrator();

-- Notifications: what happened is kept as facts; the words are made for whoever reads it.

CREATE TYPE "NotificationType" AS ENUM ('status_change', 'new_message', 'document_uploaded', 'claim_assigned', 'info_required');
CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  type "NotificationType" NOT NULL,
  claim_id uuid NOT NULL REFERENCES claims (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  data jsonb NOT NULL,
  count integer NOT NULL DEFAULT 1,
  is_read boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX notifications_user_id_created_at_id_idx ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE NOT is_read;
-- Messages and documents of one claim gather in one notification until it is read.
CREATE UNIQUE INDEX notifications_gathering_key ON notifications (user_id, claim_id, type)
  WHERE NOT is_read AND type IN ('new_message', 'document_uploaded');
