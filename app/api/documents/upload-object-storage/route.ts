import { uploadDocument } from '@/lib/http/document-upload';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('document.upload', {
    status: 201,
    line: 'none',
    handle: ({ actor, request }) => uploadDocument(actor, request),
  }),
});
