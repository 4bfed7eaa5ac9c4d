import { keySet } from '@/components/keys/key-set';

export const claimKeys = keySet({
  list: { claim: { next: 'j', previous: 'k', back: 'l' } },
  tabs: {
    claim: {
      tabForm: '1',
      tabDocuments: '2',
      tabDecision: '3',
      tabSame: '4',
      tabVersions: '5',
      tabTrail: '6',
    },
  },
  deeds: { claim: { status: 's', assign: 'a', desk: 'v', chat: 'c', help: '?' } },
});
