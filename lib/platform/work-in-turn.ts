import 'server-only';
import { countTry, type RatePolicy } from './rate-limit';
import { raw } from './sql';

/** A kind of work, of which the milliseconds for each share are counted for so many seconds; nothing is refused. */
export const countedWork = (name: string, seconds: number): RatePolicy => ({
  name,
  limit: Number.POSITIVE_INFINITY,
  seconds,
});

/** Joins as `used` what was counted for the share in a column. */
export const usedLately = ({ name, seconds }: RatePolicy, column: string) =>
  raw(`LEFT JOIN rate_counts used
    ON used.key = '${name}:' || rtrim(translate(encode(sha256(convert_to(${column}, 'UTF8')), 'base64'), '+/', '-_'), '=')
      AND used.window_start >= now() - interval '${seconds} seconds'`);

/** Makes a function that charges a share, each time, the time since the last. */
export function charging(work: RatePolicy, share: string) {
  let since = performance.now();
  return async () => {
    const ms = performance.now() - since;
    since += ms;
    await countTry(work, share, Math.ceil(ms));
  };
}
