-- An Idempotency-Key is called so wherever it is kept.
ALTER TABLE claim_submissions RENAME COLUMN key TO idempotency_key;
ALTER TABLE claim_drafts RENAME COLUMN submission_key TO idempotency_key;
ALTER TABLE messages RENAME COLUMN client_key TO idempotency_key;
ALTER INDEX messages_sender_id_client_key_key RENAME TO messages_sender_id_idempotency_key_key;
ALTER TABLE documents RENAME COLUMN client_key TO idempotency_key;
ALTER INDEX documents_uploaded_by_id_client_key_key RENAME TO documents_uploaded_by_id_idempotency_key_key;
