ALTER TYPE "AuditAction" ADD VALUE 'case_changed';

-- Who changed the case last, for whoever was changing it at the same time.
ALTER TABLE case_settings ADD COLUMN changed_by text, ADD COLUMN changed_at timestamptz(3);
