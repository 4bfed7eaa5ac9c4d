-- Below which amount the portal proposes by itself to admit claims of a form in full; none without a row.
CREATE TABLE proposal_rules (
  creditor_type "CreditorType" PRIMARY KEY,
  is_on boolean NOT NULL DEFAULT false,
  below numeric(18, 2) CHECK (below > 0),
  -- The last claim that was looked at, in the order of filing; none at the beginning of a round.
  looked_at timestamptz(3),
  looked_id uuid,
  CONSTRAINT proposal_rules_complete CHECK (below IS NOT NULL OR NOT is_on)
);
