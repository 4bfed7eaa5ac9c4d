-- Papers are made in turn: of those of the same rank, of whose share the least was made lately.
ALTER TABLE papers
  ADD COLUMN share text NOT NULL DEFAULT 'office',
  ADD COLUMN rank integer NOT NULL DEFAULT 1;
UPDATE papers p SET
  share = CASE WHEN p.bulk THEN 'many' WHEN p.subject_kind = 'claim' THEN c.claimant_id::text ELSE 'office' END,
  rank = CASE WHEN p.kind IN ('decision', 'late_claim', 'questions') THEN 0 ELSE 1 END + CASE WHEN p.bulk THEN 2 ELSE 0 END
FROM claims c WHERE c.id = p.claim_id AND p.state = 'queued';
DROP INDEX papers_queued;
CREATE INDEX papers_in_turn ON papers (share, rank, next_try_at) WHERE (state = 'queued'::"PaperState");
ALTER TABLE papers DROP COLUMN bulk;
