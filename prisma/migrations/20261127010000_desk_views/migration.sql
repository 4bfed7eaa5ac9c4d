-- Views of the verification desk that people save for themselves: a name, and the query string that leads there.
CREATE TABLE desk_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  query text NOT NULL CHECK (length(query) <= 300),
  UNIQUE (user_id, name)
);
