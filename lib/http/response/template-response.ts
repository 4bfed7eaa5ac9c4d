import { disposition } from '@/lib/documents/file-name';
import type { Template } from '@/lib/imports/templates/template';

/** Answers with a template to save. */
export const templateResponse = ({ fileName, mimeType, content }: Template) =>
  new Response(content, {
    headers: {
      'Content-Type': mimeType,
      'Content-Disposition': disposition('attachment', fileName),
    },
  });
