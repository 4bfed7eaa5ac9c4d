-- Saved views of the list of claims beside those of the desk, and views that everybody on the team sees.
ALTER TABLE desk_views
  ADD COLUMN place text NOT NULL DEFAULT 'desk' CHECK (place IN ('desk', 'claims')),
  ADD COLUMN shared boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT desk_views_user_id_name_key,
  DROP CONSTRAINT desk_views_query_check,
  ADD CONSTRAINT desk_views_query_check CHECK (length(query) <= 1000),
  ADD CONSTRAINT desk_views_user_id_place_name_key UNIQUE (user_id, place, name);
CREATE INDEX desk_views_place_name_idx ON desk_views (place, name) WHERE shared;
