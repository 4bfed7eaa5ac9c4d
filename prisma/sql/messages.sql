CREATE OR REPLACE FUNCTION public.count_message_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_stored_bytes(coalesce(NEW.sender_id, OLD.sender_id),
    (coalesce(octet_length(NEW.message), 0) - coalesce(octet_length(OLD.message), 0))::bigint);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_unread_of_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  claim record;
BEGIN
  SELECT c.claimant_id, c.assigned_to_id, v.messages, v.from_claimant INTO claim
  FROM claims c JOIN conversations v ON v.claim_id = c.id WHERE c.id = NEW.claim_id;
  IF NEW.sender_id = claim.claimant_id THEN
    PERFORM take_up_again(ARRAY[NEW.claim_id]);
    PERFORM keep_unread(NEW.claim_id,
      ARRAY(SELECT id FROM users WHERE role = 'ip_admin' AND status = 'active' AND id <> NEW.sender_id
            UNION SELECT claim.assigned_to_id), claim.from_claimant, NEW.sent_at);
  ELSE
    PERFORM keep_unread(NEW.claim_id, ARRAY[claim.claimant_id], claim.messages - claim.from_claimant, NEW.sent_at);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.number_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$
;

CREATE TRIGGER messages_bytes AFTER INSERT OR DELETE OR UPDATE OF message ON messages FOR EACH ROW EXECUTE FUNCTION count_message_bytes();

CREATE TRIGGER messages_live AFTER INSERT ON messages REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_of_claim_part('message');

CREATE TRIGGER messages_number BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION number_message();

CREATE TRIGGER messages_unread AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION keep_unread_of_message();
