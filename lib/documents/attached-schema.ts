import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { id } from '@/lib/format/text-schema';
import { slots } from './content/slots';

const { maxFiles } = slots.claim;

/** None when left out, and no more than a claim has room for. */
export const documentIds = z._default(
  z
    .array(id('document'), broken('id_list', { field: 'documentIds' }))
    .check(z.maxLength(maxFiles, broken('too_many', { field: 'documentIds', max: maxFiles }))),
  [],
);
