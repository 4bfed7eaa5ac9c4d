-- A claim, or part of it, goes to another creditor (CIRP Regulations 2016, reg. 28): reported with its deed, agreed to by the transferee, and
-- accepted, which makes the transferee's claim and a determination of each.
CREATE TYPE "TransferState" AS ENUM ('reported', 'agreed', 'proposed', 'accepted', 'refused', 'declined', 'taken_back');

CREATE TABLE claim_transfers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  claim_id uuid NOT NULL REFERENCES claims (id) ON UPDATE CASCADE,
  amount numeric(18, 2) NOT NULL CHECK (amount > 0),
  transferred_on date NOT NULL,
  transferee_name text NOT NULL CHECK (transferee_name <> ''),
  transferee_email text CHECK (transferee_email = lower(transferee_email)),
  deed_id uuid NOT NULL REFERENCES documents (id) ON UPDATE CASCADE,
  state "TransferState" NOT NULL DEFAULT 'reported',
  reported_by_id uuid NOT NULL REFERENCES users (id) ON UPDATE CASCADE,
  reported_at timestamptz(3) NOT NULL DEFAULT now(),
  related_party boolean,
  answer_paper_id uuid REFERENCES documents (id) ON UPDATE CASCADE,
  answered_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  answered_at timestamptz(3),
  proposed_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  proposed_at timestamptz(3),
  closed_by_id uuid REFERENCES users (id) ON UPDATE CASCADE,
  closed_at timestamptz(3),
  reasons text,
  effective_on date,
  to_claim_id uuid UNIQUE REFERENCES claims (id) ON UPDATE CASCADE,
  CONSTRAINT transfers_are_agreed CHECK (state NOT IN ('agreed', 'proposed', 'accepted')
    OR num_nulls(answered_by_id, answered_at, related_party) = 0),
  CONSTRAINT transfers_are_accepted_whole CHECK (CASE WHEN state = 'accepted'
    THEN num_nulls(to_claim_id, effective_on) = 0 AND effective_on >= transferred_on
    ELSE num_nonnulls(to_claim_id, effective_on) = 0 END),
  CONSTRAINT transfers_are_closed CHECK ((state IN ('reported', 'agreed', 'proposed')) = (closed_at IS NULL)),
  CONSTRAINT transfers_are_refused_with_reasons CHECK (state <> 'refused' OR reasons IS NOT NULL),
  CONSTRAINT transfers_go_elsewhere CHECK (to_claim_id <> claim_id)
);
-- One at a time of a claim, so that what it has left is known.
CREATE UNIQUE INDEX claim_transfers_open ON claim_transfers (claim_id) WHERE closed_at IS NULL;
CREATE INDEX claim_transfers_claim_id_reported_at_idx ON claim_transfers (claim_id, reported_at DESC);
CREATE INDEX claim_transfers_transferee_email_reported_at_idx ON claim_transfers (transferee_email, reported_at DESC);
CREATE INDEX claim_transfers_deed_id_idx ON claim_transfers (deed_id);
CREATE INDEX claim_transfers_answer_paper_id_idx ON claim_transfers (answer_paper_id);

CREATE FUNCTION refuse_transfer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.closed_at IS NOT NULL
    OR (OLD.id, OLD.claim_id, OLD.amount, OLD.transferred_on, OLD.transferee_name, OLD.transferee_email, OLD.deed_id,
        OLD.reported_by_id, OLD.reported_at)
      IS DISTINCT FROM
       (NEW.id, NEW.claim_id, NEW.amount, NEW.transferred_on, NEW.transferee_name, NEW.transferee_email, NEW.deed_id,
        NEW.reported_by_id, NEW.reported_at)
    OR OLD.answered_at IS NOT NULL AND (OLD.answered_at, OLD.answered_by_id, OLD.answer_paper_id, OLD.related_party)
      IS DISTINCT FROM (NEW.answered_at, NEW.answered_by_id, NEW.answer_paper_id, NEW.related_party)
  THEN RAISE EXCEPTION 'a transfer stays as it was reported, answered and closed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER claim_transfers_stay BEFORE UPDATE OR DELETE ON claim_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_transfer_change();

-- The day from which lists go by a determination, where that is not the day on which it was confirmed.
ALTER TABLE determinations ADD COLUMN effective_on date;
ALTER TABLE determinations ADD CONSTRAINT determinations_effective_of_assigned CHECK (effective_on IS NULL OR basis = 'assigned');

CREATE OR REPLACE FUNCTION refuse_determination_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.claim_id, OLD.number, OLD.claim_version, OLD.basis, OLD.heads, OLD.claimed, OLD.admitted, OLD.contingent,
      OLD.not_admitted, OLD.under_verification, OLD.moved, OLD.secured_amount, OLD.guaranteed_amount, OLD.set_off_amount,
      OLD.related_party, OLD.related_party_exempt, OLD.category, OLD.workman, OLD.government, OLD.remarks, OLD.internal_note,
      OLD.law_edition, OLD.rule, OLD.proposed_by_id, OLD.proposed_at, OLD.effective_on)
    IS DISTINCT FROM
     (NEW.id, NEW.claim_id, NEW.number, NEW.claim_version, NEW.basis, NEW.heads, NEW.claimed, NEW.admitted, NEW.contingent,
      NEW.not_admitted, NEW.under_verification, NEW.moved, NEW.secured_amount, NEW.guaranteed_amount, NEW.set_off_amount,
      NEW.related_party, NEW.related_party_exempt, NEW.category, NEW.workman, NEW.government, NEW.remarks, NEW.internal_note,
      NEW.law_edition, NEW.rule, NEW.proposed_by_id, NEW.proposed_at, NEW.effective_on)
    OR OLD.state <> 'proposed' AND (OLD.confirmed_by_id, OLD.confirmed_at, OLD.returned_by_id, OLD.returned_at, OLD.return_remark)
      IS DISTINCT FROM (NEW.confirmed_by_id, NEW.confirmed_at, NEW.returned_by_id, NEW.returned_at, NEW.return_remark)
    OR NOT (OLD.state = NEW.state OR OLD.state = 'proposed' OR NEW.state = 'superseded')
  THEN RAISE EXCEPTION 'a determination is replaced, not changed';
  END IF;
  RETURN NEW;
END $$;
