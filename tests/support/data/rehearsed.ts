import { type Mappings, rehearseFile } from '@/lib/imports/registers/rehearse-file';

/** The sheets of a register of these lines, as the portal rehearses them. */
export const rehearsed = (lines: readonly string[], mappings: Mappings = {}) =>
  rehearseFile(new TextEncoder().encode(lines.join('\n')), mappings);
