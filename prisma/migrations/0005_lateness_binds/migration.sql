-- An order of the tribunal that a late creditor obtained another way than through the committee.
ALTER TYPE "LateStep" ADD VALUE 'ordered';
-- Why a list was published over what stood in its way.
ALTER TABLE creditor_lists ADD COLUMN published_over text;
