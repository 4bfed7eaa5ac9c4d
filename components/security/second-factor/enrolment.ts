import type { mutations } from '@/lib/client/mutations';

/** A second factor being set up: its secret, to scan or to type. */
export type Enrolment = Awaited<ReturnType<typeof mutations.beginSecondFactor>>;

/** What can be done about the second factor. */
export type SecondFactorTask = 'setUp' | 'renew' | 'turnOff' | null;
