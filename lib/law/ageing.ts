/**
 * How long after the last day on which something was due, or before it: each bucket with the most days that are in it, in
 * order; the last has no end. The seven days themselves stand in {@link periods}.
 */
export const ageingBuckets = [
  { bucket: 'in_time', to: 0 },
  { bucket: 'week', to: 7 },
  { bucket: 'month', to: 30 },
  { bucket: 'quarter', to: 90 },
  { bucket: 'longer', to: null },
] as const satisfies readonly { bucket: string; to: number | null }[];

export type AgeingBucket = (typeof ageingBuckets)[number]['bucket'];
