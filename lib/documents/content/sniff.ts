import { type ErrorCode, PortalError } from '@/lib/platform/errors';
import { type Beginning, beginningOf } from './beginning';
import { compoundCheck } from './compound-file';
import { type ContentCheck, notWhatItSays } from './content-check';
import type { MimeType } from './slots';
import { textCheck } from './text-content';
import { zipCheck } from './zip-content';

const headBytes = 1024;

interface Office {
  begins: Beginning;
  whole: () => ContentCheck;
  /** The refusal of a harmless file that has to be saved as another type. */
  otherKind: ErrorCode;
}

const ofWord = (begins: Beginning, whole: Office['whole']) =>
  ({ begins, whole, otherKind: 'letter_kind' }) as const;
const ofExcel = (begins: Beginning, whole: Office['whole']) =>
  ({ begins, whole, otherKind: 'workbook_kind' }) as const;
const streams = (...names: string[]) => compoundCheck({ names, otherwise: notWhatItSays() });

const office: Partial<Record<MimeType, Office>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ofWord('archive', () =>
    zipCheck('word/'),
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ofExcel('archive', () =>
    zipCheck('xl/'),
  ),
  'application/msword': ofWord('compound', () => streams('WordDocument')),
  'application/vnd.ms-excel': ofExcel('compound', () => streams('Workbook', 'Book')),
};

const pictures: Partial<Record<Beginning, MimeType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** Continues after a file's first kilobyte: its type, and the check of the rest. */
function settled(type: MimeType, head: Buffer): { type: MimeType; whole?: ContentCheck } {
  if (type === 'text/csv' || type === 'text/plain') return { type, whole: textCheck() };
  const begins = beginningOf(head.subarray(0, headBytes));
  if (type === 'application/pdf' && begins === 'pdf') return { type };
  if (type.startsWith('image/')) {
    const found = pictures[begins];
    if (found) return { type: found };
    if (begins === 'picture') throw new PortalError('picture_kind');
  }
  const file = office[type];
  if (begins === file?.begins) return { type, whole: file.whole() };
  if (file && begins === 'compound')
    return {
      type,
      whole: compoundCheck({ names: [], otherwise: new PortalError(file.otherKind) }),
    };
  // Many programs give something else an older ending.
  const old = file?.begins === 'compound';
  if (old && (begins === 'text' || begins === 'archive')) throw new PortalError(file.otherKind);
  throw notWhatItSays();
}

/**
 * Checks that content and name agree; once ended, `type` says which picture it is. Throws `content_mismatch`, or a refusal that
 * says what to do: `picture_kind`, `workbook_kind`, `letter_kind`, `office_locked`, `not_plain_text`.
 */
export function contentCheck(named: MimeType): ContentCheck & { readonly type: MimeType } {
  let found: ReturnType<typeof settled> | undefined;
  let head = Buffer.alloc(0);
  const settle = () => {
    found = settled(named, head);
    found.whole?.see(head);
  };
  return {
    see(chunk) {
      if (found) return found.whole?.see(chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) settle();
    },
    async end() {
      if (!found) settle();
      await found?.whole?.end();
    },
    get type() {
      return found?.type ?? named;
    },
  };
}
