import type { DeskQueue } from '@/lib/claims/queues/desk/queues';
import { type Key, keySet } from './key-set';

/** The keys of the desk's queues; the same key again leads to those without one. */
const queueKeys = {
  to_verify: '1',
  proposed: '2',
  returned: '3',
  waiting: '4',
  flagged: '5',
  decided: '6',
  objections: 'F8',
} as const satisfies Partial<Record<DeskQueue, Key>>;

export const deskKeys = keySet({
  list: {
    list: {
      next: 'j',
      previous: 'k',
      ...queueKeys,
      assignee: 'm',
      sort: 's',
      form: 'y',
      overdue: 'o',
      previousPage: '7',
      nextPage: '8',
      views: 'w',
      mark: 'z',
      markAll: 'q',
      confirmMany: 'b',
    },
  },
  claim: {
    desk: { toList: 'l' },
    claim: { toClaim: 'h', whole: 'e', toAnswers: 'F9' },
    questions: { ask: 'F2' },
  },
  amounts: {
    heads: {
      toAmounts: 'g',
      admitAll: 'a',
      admitNone: 'x',
      restUnderVerification: 'v',
      restNotAdmitted: 'n',
      interest: 'i',
      addReason: 'd',
      sameReason: '9',
      moved: '\\',
      headPages: '`',
      paste: 'p',
    },
    determination: { more: 'c', note: 't' },
    more: { kind: 'F4' },
  },
  deeds: {
    determination: { decide: 'Enter', proposeOnly: "'", giveBack: ';', setAside: 'F7' },
    unsent: { unsent: 'F6' },
    desk: { undo: 'u', help: '?' },
  },
});
