import { unreadCounts } from '@/lib/conversation/unread';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('message.read', { handle: ({ actor }) => unreadCounts(actor) }),
});
