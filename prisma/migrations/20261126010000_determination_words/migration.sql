-- What the audit trail and notifications tell of determinations; used only once this is committed.
ALTER TYPE "AuditAction" ADD VALUE 'determination_proposed';
ALTER TYPE "AuditAction" ADD VALUE 'determination_confirmed';
ALTER TYPE "AuditAction" ADD VALUE 'determination_returned';
ALTER TYPE "NotificationType" ADD VALUE 'determination' BEFORE 'alert';
ALTER TYPE "NotificationType" ADD VALUE 'determination_returned' BEFORE 'alert';
