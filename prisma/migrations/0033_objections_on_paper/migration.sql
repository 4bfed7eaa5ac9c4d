-- Creditors without an account object by letter: how it came and whose word it is.
ALTER TABLE objections
  ADD COLUMN received_by "ReceivedBy",
  ADD COLUMN sender text,
  ADD CONSTRAINT objections_on_paper CHECK (((received_by IS NULL) = (sender IS NULL)));
