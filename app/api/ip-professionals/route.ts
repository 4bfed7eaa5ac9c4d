import { may } from '@/lib/auth/permissions';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { listProfessionals } from '@/lib/users/read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('professional.list', {
    handle: ({ actor }) => listProfessionals(may(actor.role, 'professional.manage')),
  }),
});
