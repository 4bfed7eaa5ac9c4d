/**
 * Has a test database let papers wait that are queued from now on, until a test asks for them (`madePapers`): most claims are filed for
 * something else, and setting a paper takes longer than filing one.
 */
export const papersAskedFor = "ALTER TABLE papers ALTER next_try_at SET DEFAULT 'infinity'";
