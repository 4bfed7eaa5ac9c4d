-- Why a remark is published though it looks like a number of a person or an address.
ALTER TABLE determinations ADD COLUMN publish_reason text;
