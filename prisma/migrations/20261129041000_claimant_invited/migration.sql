-- A creditor whose claim came on paper was given an account.
ALTER TYPE "AuditAction" ADD VALUE 'claimant_invited';
