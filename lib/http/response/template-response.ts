import { disposition } from '@/lib/documents/file-name';
import type { Template } from '@/lib/imports/templates/template';

/** Sends a template as a file to be saved. */
export const templateResponse = ({ fileName, mimeType, content }: Template) =>
  new Response(content, {
    headers: {
      'Content-Type': mimeType,
      'Content-Disposition': disposition('attachment', fileName),
    },
  });
