-- Creditors without an account are told of a list by letter, and again when it is withdrawn: each letter is about one of these.
ALTER TYPE "PaperKind" ADD VALUE 'listed';
ALTER TYPE "PaperSubject" ADD VALUE 'list_published';
ALTER TYPE "PaperSubject" ADD VALUE 'list_withdrawn';
ALTER TABLE creditor_list_tellings
  ADD COLUMN published_id uuid DEFAULT gen_random_uuid() NOT NULL,
  ADD COLUMN withdrawn_id uuid DEFAULT gen_random_uuid() NOT NULL;
