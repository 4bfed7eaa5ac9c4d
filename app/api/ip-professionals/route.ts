import { may } from '@/lib/auth/permissions';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { listProfessionals } from '@/lib/users/read';
import { professionalsQuery } from '@/lib/users/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('professional.list', {
    query: professionalsQuery,
    handle: ({ actor, query }) =>
      listProfessionals(may(actor.role, 'professional.manage'), query.search),
  }),
});
