ALTER TYPE "AuditAction" ADD VALUE 'document_removed';
