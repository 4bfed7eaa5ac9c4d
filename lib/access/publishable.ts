import type { Problem } from '@/lib/format/broken-rule';
import { toldIn } from '@/lib/forms/published/judge';
import type { Looks, Told } from '@/lib/forms/published/looks';
import { finderOf, type OwnValue } from '@/lib/forms/published/own-values';
import { invalid, PortalError } from '@/lib/platform/errors';
import { mapByTurns } from '@/lib/platform/turns';

export interface PublicText {
  path: string;
  text: string | null | undefined;
}

/** Publishes a text although it looks like a person's number or an address. */
export interface Anyway {
  publishAnyway?: boolean | null | undefined;
  reason?: string | null | undefined;
}

export interface Allowed {
  publishedAnyway: string;
  looks: Looks[];
}

type Problems = Problem<'identifier_in_public_text'>[];

const problemOf = (path: string, told: readonly Pick<Told, 'word'>[], why: 'own' | 'asked') => ({
  path,
  rule: 'identifier_in_public_text' as const,
  params: { words: told.map(({ word }) => word).join(' · '), why },
});

export function refusalOf(problems: Problems) {
  const [first] = problems;
  return new PortalError('identifier_in_public_text', {
    issues: problems,
    ...(first?.params && { params: first.params }),
  });
}

const filled = (texts: readonly PublicText[]) =>
  texts.flatMap(({ path, text }) => (text ? [{ path, text }] : []));

/** A form has a thousand names; as many as this take a few milliseconds. */
const perTurn = 10;

/** Refuses public texts that hold one of these values; nobody can allow it. Throws `identifier_in_public_text`. */
export async function requireNoneOf(texts: readonly PublicText[], own: readonly OwnValue[]) {
  const ownIn = finderOf(own);
  const judged = await mapByTurns(filled(texts), perTurn, ({ path, text }): Problems => {
    const told = ownIn(text);
    return told.length > 0 ? [problemOf(path, told, 'own')] : [];
  });
  const problems = judged.flat();
  if (problems.length > 0) throw refusalOf(problems);
}

interface Judged {
  /** Refused even when somebody allows it. */
  own: readonly OwnValue[];
  /** Leaves out what only may be a person's number. */
  sureOnly?: boolean;
}

/**
 * Refuses public texts with one of `own`, and asks about a person's number or an address; gives what `anyway` allows, or null.
 * Throws `identifier_in_public_text`, and `invalid` without a reason.
 */
export async function requirePublishable(
  texts: readonly PublicText[],
  { own, sureOnly = false }: Judged,
  { publishAnyway, reason }: Anyway = {},
): Promise<Allowed | null> {
  await requireNoneOf(texts, own);
  const judged = await mapByTurns(filled(texts), perTurn, ({ path, text }) => {
    const told = toldIn(text).filter(({ sure }) => sure || !sureOnly);
    return told.length > 0 ? [{ told, problem: problemOf(path, told, 'asked') }] : [];
  });
  const asked = judged.flat();
  if (asked.length === 0) return null;
  if (!publishAnyway) throw refusalOf(asked.map(({ problem }) => problem));
  if (!reason) throw invalid('reason', 'publish_anyway_reason');
  const looks = new Set(asked.flatMap(({ told }) => told.map((one) => one.looks)));
  return { publishedAnyway: reason, looks: [...looks] };
}
