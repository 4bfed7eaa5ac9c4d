import { keySet } from '@/components/keys/key-set';

export const listKeys = keySet({
  list: {
    list: {
      next: 'j',
      previous: 'k',
      toSearch: 'g',
      filters: 't',
      views: 'w',
      columns: 'c',
      previousPage: '7',
      nextPage: '8',
      markAll: 'q',
    },
  },
  deeds: { list: { status: 's', assign: 'a', help: '?' } },
});
