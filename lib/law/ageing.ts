/** A bucket holds what was done at most `to` days after its last day; null for the last bucket, which has no end. */
export const ageingBuckets = [
  { bucket: 'in_time', to: 0 },
  { bucket: 'week', to: 7 },
  { bucket: 'month', to: 30 },
  { bucket: 'quarter', to: 90 },
  { bucket: 'longer', to: null },
] as const satisfies readonly { bucket: string; to: number | null }[];

export type AgeingBucket = (typeof ageingBuckets)[number]['bucket'];
