-- Creditors without an account are told of a list by letter, and again when it is withdrawn: each letter is about one of these.
ALTER TYPE "PaperKind" ADD VALUE 'listed';
ALTER TYPE "PaperSubject" ADD VALUE 'list_published';
ALTER TYPE "PaperSubject" ADD VALUE 'list_withdrawn';
ALTER TABLE creditor_list_tellings
  ADD COLUMN published_id uuid DEFAULT gen_random_uuid() NOT NULL,
  ADD COLUMN withdrawn_id uuid DEFAULT gen_random_uuid() NOT NULL;
-- Creditors without an account ask for a change on paper: how it came and whose word it is. The answer goes out as a letter.
ALTER TYPE "PaperKind" ADD VALUE 'change';
ALTER TYPE "PaperSubject" ADD VALUE 'change_request';
ALTER TABLE change_requests
  ADD COLUMN received_by "ReceivedBy",
  ADD COLUMN sender text,
  ADD CONSTRAINT change_requests_on_paper CHECK (((received_by IS NULL) = (sender IS NULL)));
