import { askForList } from '@/lib/creditor-lists/ask';
import { readLists } from '@/lib/creditor-lists/read';
import { listBody } from '@/lib/creditor-lists/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('statistics.overview', { handle: () => readLists() }),
  POST: route('statistics.overview', {
    body: listBody,
    status: 202,
    handle: ({ actor, body }) => askForList(actor, body),
  }),
});
