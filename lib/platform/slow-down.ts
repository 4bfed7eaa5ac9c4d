import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { pausing } from './lines/call';
import {
  type ActorRatePolicy,
  consumeLimit,
  countTry,
  keyOf,
  type RatePolicy,
  tooMany,
} from './rate-limit';

/** How much longer each try beyond a limit waits than the one before, and the longest that one waits, in milliseconds. */
const [step, longest] = [50, 10_000];

/** How many wait at a time in one process, from one network and from all: each is an open call. */
const most = { ofOne: 100, ofAll: 500 };

/** How long a try waits that is so many beyond its limit, in milliseconds. */
export const waitAfter = (beyond: number) => Math.min(longest, Math.max(0, beyond) * step);

// The bundler may make several copies of a module; a process has one such list.
const processGlobals = globalThis as { daavaWaiting?: string[] };

/**
 * Counts one try under a limit that people share who know nothing of each other: whoever comes beyond it is not refused, but
 * waits, the longer the more there were, ten seconds at most. Throws the policy's refusal, for those seconds, only where
 * a hundred from the same network wait already.
 */
export async function consumeSlowly(policy: RatePolicy, subject: string, count = 1) {
  const counted = await countTry(policy, subject, count);
  const wait = waitAfter((counted?.count ?? 0) - policy.limit);
  if (wait === 0) return;
  processGlobals.daavaWaiting ??= [];
  const here = processGlobals.daavaWaiting;
  const key = keyOf(policy, subject);
  const alike = here.filter((one) => one === key).length;
  if (alike >= most.ofOne || here.length >= most.ofAll) throw tooMany(policy, longest / 1000);
  here.push(key);
  try {
    await pausing(() => setTimeout(wait));
  } finally {
    here.splice(here.indexOf(key), 1);
  }
}

/** Who does something, and from where; `ipAddress` is null where it is not known. */
interface Doer {
  id: string;
  emailProven: boolean;
  origin: { ipAddress: string | null };
}

/**
 * Counts that a person does something, or `count` things at once. Whose address is proven is counted as that person alone; all others also by the network
 * that they come from, beyond whose limit they wait. Throws like {@link consumeLimit}.
 */
export async function consumeActorLimits(
  { person, address }: ActorRatePolicy,
  actor: Doer,
  count = 1,
) {
  await consumeLimit(person, actor.id, count);
  if (!actor.emailProven) await consumeSlowly(address, actor.origin.ipAddress ?? 'unknown', count);
}
