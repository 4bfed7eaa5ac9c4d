-- A claim that its claimant took back stays on record. New values of a type can be used once this is committed.
ALTER TYPE "ClaimStatus" ADD VALUE 'withdrawn';
ALTER TYPE "AuditAction" ADD VALUE 'claim_withdrawn';
ALTER TYPE "AuditAction" ADD VALUE 'claims_imported';
ALTER TABLE claims ADD COLUMN withdrawal_reason text;
