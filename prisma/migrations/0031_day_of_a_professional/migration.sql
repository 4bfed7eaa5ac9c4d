-- How many claims a professional wants to decide in a day, and what each decided since a moment.
ALTER TABLE users ADD COLUMN desk_goal integer;
CREATE INDEX determinations_proposed_by_id_proposed_at_idx ON determinations (proposed_by_id, proposed_at);
CREATE INDEX determinations_confirmed_by_id_confirmed_at_idx ON determinations (confirmed_by_id, confirmed_at);
