-- Of two claims in five their claimant was told of a decision, of one in five their assignee that they got it;
-- and whoever has messages to read was told of them. What is older than two days was read.
ALTER TABLE notifications DISABLE TRIGGER USER;
INSERT INTO notifications (user_id, type, claim_id, data, is_read, created_at)
SELECT c.claimant_id, CASE c.status WHEN 'info_required' THEN 'info_required' ELSE 'status_change' END::"NotificationType", c.id,
  jsonb_strip_nulls(jsonb_build_object('claimNumber', c.claim_number, 'name', 'Meera Iyer', 'note', c.review_note,
    'status', CASE WHEN c.status <> 'info_required' THEN c.status END)),
  c.updated_at < now() - interval '2 days', c.updated_at
FROM claims c WHERE c.status <> 'submitted' AND get_byte(uuid_send(c.id), 1) < 116;
INSERT INTO notifications (user_id, type, claim_id, data, is_read, created_at)
SELECT c.assigned_to_id, 'claim_assigned', c.id, jsonb_build_object('claimNumber', c.claim_number, 'name', 'Meera Iyer'),
  c.submitted_at < now() - interval '2 days', c.submitted_at + interval '90 minutes'
FROM claims c WHERE c.assigned_to_id IS NOT NULL AND get_byte(uuid_send(c.id), 2) < 51;
INSERT INTO notifications (user_id, type, claim_id, data, count, created_at)
SELECT r.user_id, 'new_message', c.id,
  jsonb_build_object('claimNumber', c.claim_number, 'name', u.first_name || ' ' || u.last_name), r.unread, r.newest_at
FROM message_reads r JOIN claims c ON c.id = r.claim_id JOIN users u ON u.id = c.claimant_id
WHERE r.unread > 0 AND r.user_id = c.assigned_to_id;
ALTER TABLE notifications ENABLE TRIGGER USER;
