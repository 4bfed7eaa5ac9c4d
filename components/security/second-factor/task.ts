export type SecondFactorTask = 'setUp' | 'renew' | 'turnOff' | null;
