-- Two documents a claim. Only the rows: no file is behind them.
ALTER TABLE documents DISABLE TRIGGER USER;
INSERT INTO documents (id, claim_id, uploaded_by_id, original_file_name, mime_type, file_size, sha256, wrapped_key, uploaded_at)
SELECT gen_random_uuid(), c.id, c.claimant_id,
  (ARRAY['Statement of account.pdf', 'बैंक विवरण.pdf', 'Salary slips.pdf', 'Invoice.jpg'])[1 + (get_byte(uuid_send(c.id), 3) + n) % 4],
  CASE WHEN (get_byte(uuid_send(c.id), 3) + n) % 4 = 3 THEN 'image/jpeg' ELSE 'application/pdf' END,
  20000 + 4000 * get_byte(uuid_send(c.id), 4), sha256(uuid_send(c.id)),
  sha256(uuid_send(c.id)) || substring(sha256(uuid_send(c.id)) FOR 28), c.submitted_at
FROM claims c CROSS JOIN generate_series(1, 2) AS n;
ALTER TABLE documents ENABLE TRIGGER USER;
