import type { MailKind } from '@/generated/prisma/enums';

const minutes = (n: number) => n * 60;
const hours = (n: number) => n * 3600;

interface Share {
  /** So many letters within a day go out at once. */
  burst: number;
  perHour: number;
  /** After the burst a letter waits until this many seconds after the last one. */
  apart: number;
}

/**
 * One address gets at most 10 letters an hour and 40 a day that its owner did not ask for. Letters that let somebody sign in have
 * a share of their own, so that others delay none by more than `apart`. Letters that the owner asked for have a third share, 5 an
 * hour, which strangers cannot use up.
 */
export const shares = {
  password: { burst: 4, perHour: 4, apart: minutes(90) },
  own: { burst: 10, perHour: 5, apart: hours(2) },
  other: { burst: 8, perHour: 6, apart: hours(2) },
} as const satisfies Record<string, Share>;

/** In seconds, between two letters of notifications to a professional. */
export const digestPause = minutes(15);

interface Asked {
  kind: MailKind;
  own: boolean;
}

function shareOf({ kind, own }: Asked): keyof typeof shares {
  if (own) return 'own';
  return kind === 'password_reset' || kind === 'invitation' ? 'password' : 'other';
}

/** A letter of the last day; `age` is in seconds. */
export interface RecentLetter extends Asked {
  age: number;
}

/** Seconds until a letter may follow those that its address got; 0 when it may go now. */
export function waitFor(asked: Asked, recent: readonly RecentLetter[], digest: boolean) {
  const share = shareOf(asked);
  const ages = agesOf(recent.filter((letter) => shareOf(letter) === share));
  const [lastOfKind] = agesOf(recent.filter(({ kind }) => kind === asked.kind));
  const pause = digest && lastOfKind !== undefined ? digestPause - lastOfKind : 0;
  return Math.max(0, pause, waitOfShare(shares[share], ages));
}

const agesOf = (letters: readonly RecentLetter[]) =>
  letters.map(({ age }) => age).sort((one, other) => one - other);

/** `ages` begins with that of the newest letter. */
function waitOfShare({ burst, perHour, apart }: Share, ages: readonly number[]) {
  const [newest] = ages;
  if (newest === undefined) return 0;
  const ofDay = hours(24) - (ages[burst - 1] ?? hours(24));
  const ofHour = hours(1) - (ages[perHour - 1] ?? hours(1));
  return Math.min(Math.max(ofDay, ofHour), apart - newest);
}
