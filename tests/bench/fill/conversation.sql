-- Half of the claims have a conversation of six messages, the claimant's and the professionals' in turn,
-- seven hours apart; those of the newest claims are not that far yet. All but the newest conversations were read: what is unread is as much in
-- a large case as in a small one.
ALTER TABLE messages DISABLE TRIGGER USER;
ALTER TABLE message_reads DISABLE TRIGGER USER;

INSERT INTO messages (claim_id, sender_id, message, seq, sent_at)
SELECT c.id, CASE WHEN n % 2 = 1 THEN c.claimant_id ELSE coalesce(c.assigned_to_id, admin.id) END,
  (ARRAY['When will my claim be looked at? I have sent everything that was asked for.',
         'We have it before us and will write to you within the week.',
         'Here is the statement of account for the last three months as well.',
         'Thank you. Please also send a copy of the last invoice, signed.',
         'मैंने बैंक विवरण जोड़ दिया है, कृपया देख लीजिए।',
         'It has arrived; nothing more is needed from you at the moment.'])[n],
  n, c.submitted_at + n * interval '7 hours'
FROM claims c CROSS JOIN generate_series(1, 6) AS n
CROSS JOIN (SELECT id FROM users WHERE role = 'ip_admin' ORDER BY email LIMIT 1) AS admin
WHERE get_byte(uuid_send(c.id), 0) < 128 AND c.submitted_at + n * interval '7 hours' < now();

INSERT INTO conversations (claim_id, messages, from_claimant, last_sent_at, claimant_wrote_at)
SELECT m.claim_id, count(*), count(*) FILTER (WHERE m.sender_id = c.claimant_id), max(m.sent_at),
  max(m.sent_at) FILTER (WHERE m.sender_id = c.claimant_id)
FROM messages m JOIN claims c ON c.id = m.claim_id GROUP BY m.claim_id;

WITH reader AS (
  SELECT v.claim_id, a.id AS user_id, v.from_claimant AS total, v.claimant_wrote_at AS newest_at
  FROM conversations v CROSS JOIN users a WHERE a.role = 'ip_admin' AND a.status = 'active'
  UNION
  SELECT v.claim_id, c.assigned_to_id, v.from_claimant, v.claimant_wrote_at
  FROM conversations v JOIN claims c ON c.id = v.claim_id WHERE c.assigned_to_id IS NOT NULL
  UNION ALL
  SELECT v.claim_id, c.claimant_id, v.messages - v.from_claimant, v.last_sent_at
  FROM conversations v JOIN claims c ON c.id = v.claim_id WHERE v.messages > v.from_claimant
)
INSERT INTO message_reads (claim_id, user_id, read_at, read_count, unread, newest_at)
SELECT claim_id, user_id, CASE WHEN old THEN newest_at + interval '1 hour' END,
  CASE WHEN old THEN total ELSE 0 END, CASE WHEN old THEN 0 ELSE total END, newest_at
FROM (SELECT *, newest_at < (SELECT min(last_sent_at) FROM (SELECT last_sent_at FROM conversations ORDER BY last_sent_at DESC LIMIT 10000) AS newest) AS old FROM reader WHERE total > 0) AS known;

ALTER TABLE messages ENABLE TRIGGER USER;
ALTER TABLE message_reads ENABLE TRIGGER USER;
