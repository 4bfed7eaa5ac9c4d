/** What a search found. `near`: no name is or sounds as it was typed, and these differ from it by a letter. */
interface Found<Answer> {
  answer: Answer;
  near: boolean;
}

/**
 * Looks for what is typed as it is written and as it sounds, and only where that finds nothing for names with a wrong letter:
 * whoever types a name rightly is shown no other (docs/decisions/0117). `find` looks in one of these ways; `count` says how many its
 * answer found in all, so that a page past the end is no reason to look again. Where nothing is typed, `find` is asked once. `near`
 * stays false where both ways find nothing. Throws what `find` throws.
 */
export async function exactThenNear<Answer>(
  typed: string | undefined,
  find: (near: boolean) => Promise<Answer>,
  count: (answer: Answer) => number,
): Promise<Found<Answer>> {
  const exact = await find(false);
  if (!typed || count(exact) > 0) return { answer: exact, near: false };
  const answer = await find(true);
  return { answer, near: count(answer) > 0 };
}
