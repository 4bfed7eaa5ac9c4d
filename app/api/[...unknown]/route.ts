import { route } from '@/lib/http/route';
import { notFound } from '@/lib/platform/errors';

const unknown = route('anyone', {
  handle: () => {
    throw notFound('address');
  },
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
