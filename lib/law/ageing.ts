/**
 * The buckets of an ageing, by how many days something was done after its last day. `to` is the most days of a bucket: 0 for
 * all that was in time, null for the last one, which has no end. {@link periods} gives the days that the law allows.
 */
export const ageingBuckets = [
  { bucket: 'in_time', to: 0 },
  { bucket: 'week', to: 7 },
  { bucket: 'month', to: 30 },
  { bucket: 'quarter', to: 90 },
  { bucket: 'longer', to: null },
] as const satisfies readonly { bucket: string; to: number | null }[];

export type AgeingBucket = (typeof ageingBuckets)[number]['bucket'];
