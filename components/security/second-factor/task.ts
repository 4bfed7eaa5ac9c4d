/** What can be done about the second factor. */
export type SecondFactorTask = 'setUp' | 'renew' | 'turnOff' | null;
