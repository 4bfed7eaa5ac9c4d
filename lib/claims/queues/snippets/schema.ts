import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { maxSnippet, snippetKinds } from './kinds';

export const snippetBody = z.object({
  kind: z.enum(snippetKinds, broken('snippet_kind')),
  text: text('snippet', maxSnippet),
});

export type SnippetBody = z.infer<typeof snippetBody>;
