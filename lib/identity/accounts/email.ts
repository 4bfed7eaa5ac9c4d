import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { withoutHiddenMarks } from '@/lib/format/digits';

const required = broken('required', { field: 'email' });
const wrong = broken('email');

/** An e-mail address that letters can go to. */
export const email = z
  .string(required)
  .check(
    z.overwrite(withoutHiddenMarks),
    z.trim(),
    z.minLength(1, required),
    z.maxLength(254, wrong),
    z.email(wrong),
  );
