-- Words that the next migration uses: a new value of a type counts from the next transaction on.
ALTER TYPE "AuditAction" ADD VALUE 'claim_transfer';
ALTER TYPE "NotificationType" ADD VALUE 'transfer';
