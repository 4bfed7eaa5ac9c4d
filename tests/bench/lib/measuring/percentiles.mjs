/**
 * The smallest of some numbers that at least this share of them do not exceed; NaN for none.
 * @param {number[]} numbers
 * @param {number} share from 0 to 1
 */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @typedef {{ latencies: number[], seconds: number, failures: number }} Sample */
/** @typedef {{ p50: number, p95: number, rate: number, failures: number, count: number }} Figures milliseconds, requests a second */

/**
 * One set of figures from several samples of the same thing.
 * @param {Sample[]} samples
 * @returns {Figures}
 */
export function figuresOf(samples) {
  const latencies = samples.flatMap((sample) => sample.latencies);
  const seconds = samples.reduce((sum, sample) => sum + sample.seconds, 0);
  return {
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    rate: latencies.length / seconds,
    failures: samples.reduce((sum, { failures }) => sum + failures, 0),
    count: latencies.length,
  };
}
