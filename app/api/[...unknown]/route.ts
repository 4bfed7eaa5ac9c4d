import { notFound } from '@/lib/errors';
import { route } from '@/lib/http/route';

const unknown = route('anyone', {
  handle: () => {
    throw notFound('Address');
  },
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
