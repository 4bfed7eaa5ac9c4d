import { withRegister } from '@/lib/http/claims-file';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { rehearseRegister } from '@/lib/imports/rehearse-register';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('case.takeIn', {
    line: 'none',
    handle: ({ actor, request }) =>
      withRegister(actor, request, (file, { mappings }) => rehearseRegister(file, mappings)),
  }),
});
