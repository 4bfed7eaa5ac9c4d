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
 * Letters to an address count apart by who caused them, so that nobody uses up the letters of another: 14 an hour and 50 a day at most
 * that its owner did not ask for. Letters that let somebody sign in wait for no others longer than `apart`. What a stranger causes is
 * told once a day, in one letter, but for codes, of which a live one is sent again.
 */
export const shares = {
  password: { burst: 4, perHour: 4, apart: minutes(90) },
  own: { burst: 10, perHour: 5, apart: hours(2) },
  office: { burst: 8, perHour: 6, apart: hours(2) },
  codes: { burst: 6, perHour: 3, apart: hours(8) },
  stranger: { burst: 1, perHour: 1, apart: hours(24) },
} as const satisfies Record<string, Share>;

/** In seconds, between two letters of notifications to a professional. */
export const digestPause = minutes(15);

interface Asked {
  kind: MailKind;
  own: boolean;
  byStranger: boolean;
}

function shareOf({ kind, own, byStranger }: Asked): keyof typeof shares {
  if (own) return 'own';
  if (kind === 'list_code') return 'codes';
  if (byStranger) return 'stranger';
  return kind === 'password_reset' || kind === 'invitation' ? 'password' : 'office';
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
