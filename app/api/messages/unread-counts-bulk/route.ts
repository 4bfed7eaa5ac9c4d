import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { unreadCounts } from '@/lib/messages/unread';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('message.read', { handle: ({ actor }) => unreadCounts(actor) }),
});
