ALTER TYPE "MailKind" ADD VALUE 'claim_received';
ALTER TABLE case_settings ADD COLUMN professional_hours text, ADD COLUMN professional_hours_hindi text;
