import { asSearched } from '@/lib/format/as-searched';

/** What stands before a name and is left out by many lists. */
const titles =
  /^(?:(?:m\/s|mr|mrs|ms|miss|shri|shree|sri|smt|shrimati|srimati|kumari|km|dr|श्री|श्रीमती|कुमारी|सुश्री|डॉ)(?: |$))+/u;

/** A name as two lists write it alike: without case, titles, dots and blanks. */
export const sameName = (text: string) =>
  asSearched(text).trim().replace(titles, '').replaceAll(' ', '');
