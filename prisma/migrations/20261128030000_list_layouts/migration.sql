-- How each professional has the list of claims: its columns, their order and widths, and how dense its rows are.
CREATE TABLE list_layouts (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  layout jsonb NOT NULL CHECK (pg_column_size(layout) <= 16384)
);
