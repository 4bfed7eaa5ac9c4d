import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { type EmailFault, faultOfEmail, tidyEmail } from '@/lib/format/email-address';

const required = broken('required', { field: 'email' });
const wrong = broken('email');

function wrongBy(fault: EmailFault): string {
  if (fault.kind === 'sign') return broken('email_sign', { sign: fault.sign });
  if (fault.kind === 'letters') return broken('email_letters', { sign: fault.sign });
  return fault.kind === 'blank' ? broken('email_blank') : wrong;
}

export const email = z
  .string(required)
  .check(z.overwrite(tidyEmail), z.minLength(1, required), z.maxLength(254, wrong), (context) => {
    const fault = context.value && faultOfEmail(context.value);
    if (!fault) return;
    context.issues.push({ code: 'custom', input: context.value, message: wrongBy(fault) });
  });
