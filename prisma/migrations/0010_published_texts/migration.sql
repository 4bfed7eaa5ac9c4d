-- Why a remark is published though it looks like a number of a person or an address.
ALTER TABLE determinations ADD COLUMN publish_reason text;
-- Whether the texts of a list were judged before they were written into it, as in lists made from now on.
ALTER TABLE creditor_lists ADD COLUMN texts_judged boolean DEFAULT false NOT NULL;
