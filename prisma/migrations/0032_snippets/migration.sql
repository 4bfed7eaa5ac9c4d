-- Sentences that people keep, to write them again. They go with their person's account.
CREATE TABLE snippets (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  used_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT snippets_pkey PRIMARY KEY (id),
  CONSTRAINT snippets_user_id_kind_text_key UNIQUE (user_id, kind, text),
  CONSTRAINT snippets_kind_check CHECK (kind IN ('reason', 'question', 'remark')),
  CONSTRAINT snippets_text_check CHECK (length(text) BETWEEN 1 AND 500),
  CONSTRAINT snippets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
