-- Decisions, and late claims marked, of which their claimants were not told yet: reg. 13 and 13(1B) give seven days.
DROP INDEX papers_untold;
CREATE INDEX papers_untold ON papers (claim_id) WHERE kind IN ('decision', 'late_claim') AND letter AND replaced_by_id IS NULL
  AND opened_at IS NULL AND posted_on IS NULL AND (for_post OR state <> 'made');
