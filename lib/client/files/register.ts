import { sendForm } from '@/lib/client/request/send-form';
import type { Mappings, RehearsedSheet } from '@/lib/imports/registers/rehearse-file';

let chosen: { userId: string; file: File } | undefined;

/** Keeps a person's register in this tab, so that another page has it, or the same page again. */
export function keepRegister(userId: string, file: File) {
  chosen = { userId, file };
}

/** Gives the register that this person chose in this tab. */
export const keptRegister = (userId: string) =>
  chosen?.userId === userId ? chosen.file : undefined;

export function forgetRegister() {
  chosen = undefined;
}

export interface RehearsalAnswer {
  sheets: readonly RehearsedSheet[];
}

type Options = Parameters<typeof sendForm>[2];

/**
 * Asks how a register is understood and what taking it in would do; nothing is written. Throws RequestError, or an AbortError
 * once cancelled.
 */
export function rehearseRegister(file: File, mappings: Mappings, options: Options) {
  const form = new FormData();
  // First, because the server checks it before it takes the file's bytes.
  form.append('mappings', JSON.stringify(mappings));
  form.append('file', file);
  return sendForm<RehearsalAnswer>('/api/registers/rehearsal', form, options);
}
