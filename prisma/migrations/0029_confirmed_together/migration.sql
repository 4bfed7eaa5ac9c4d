-- What one deed confirmed of many proposals is found in the trail by its name.
CREATE INDEX audit_entries_together_idx ON audit_entries ((details ->> 'together')) WHERE details ->> 'together' IS NOT NULL;
