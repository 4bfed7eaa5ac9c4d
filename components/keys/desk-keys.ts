import { keySet } from '@/components/keys/key-set';
import { queueKeys } from './queue-keys';

/** The keys of the desk. */
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
    determination: { decide: 'Enter', proposeOnly: "'", giveBack: ';' },
    desk: { undo: 'u', help: '?' },
  },
});
