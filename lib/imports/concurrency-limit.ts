import { busy, processLimit } from '@/lib/platform/concurrency-limit';

/** The refusal while another file of this person is here. */
export const underWay = busy('imports_under_way', 10);

const limit = processLimit('imports', {
  working: 2,
  inside: 8,
  // Whoever had both could keep everybody else from theirs.
  perPerson: 1,
  timeoutMs: 30_000,
  share: underWay,
  full: busy('imports_busy', 15),
});

export const {
  /** Takes one of this process's places for files of claims. Throws `imports_under_way` and `imports_busy`. */
  acquireSlot,
  /** Throws `imports_under_way` when a file of this person is here already. */
  requireShare,
  /** How many files of claims this process is working on, and how many are here in all. */
  underWay: importsUnderWay,
} = limit;
