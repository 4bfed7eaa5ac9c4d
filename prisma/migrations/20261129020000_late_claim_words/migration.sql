-- Words that the next migration uses: a new value of a type counts from the next transaction on.
ALTER TYPE "AuditAction" ADD VALUE 'late_claim_step';
ALTER TYPE "PaperKind" ADD VALUE 'late_claim';
ALTER TYPE "NotificationType" ADD VALUE 'late_claim';
