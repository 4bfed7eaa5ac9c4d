import 'server-only';

/** Only the sheet shows these parts; the letter that brings it says the rest too. */
const ofTheSheet = new Set([
  'template',
  'lang',
  'author',
  'made',
  'head',
  'foot',
  'check',
  'lacking',
  'title',
]);

/** People read a form with a thousand rows on paper. */
const maxLines = 40;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paper may break long words; people copy them from mail. */
const unbroken = (text: string) => text.replaceAll('\u200b', '').trim();

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return unbroken(value) ? [unbroken(value)] : [];
  if (Array.isArray(value)) return value.flatMap(linesIn);
  if (!isRecord(value)) return [];
  const { label, value: said, head, reasons, title, lines } = value;
  if (typeof label === 'string' && typeof said === 'string') return [unbroken(`${label}: ${said}`)];
  if (typeof head === 'string' && Array.isArray(reasons))
    return reasons.flatMap(linesIn).map((reason) => `${head}: ${reason}`);
  if (Array.isArray(lines)) return [...linesIn(title), ...linesIn(lines)];
  // This part is a question.
  if ('returned' in value) return linesIn([value.text, value.document, value.returned, value.note]);
  return typeof title === 'string' && isRecord(value) && 'items' in value
    ? [...linesOfItems(title, value.items), ...linesIn(value.note)]
    : typeof title === 'string' && typeof value.text === 'string'
      ? [title, value.text, ...linesIn(value.note)]
      : [];
}

function linesOfItems(title: string, items: unknown) {
  const lines = linesIn(items);
  return lines.length > 0 ? [title, ...lines] : [];
}

/** A paper in words, for the letter that brings it. Tables and sums of files stay on the sheet. */
export function saidIn({ title, ...text }: { title?: unknown; [part: string]: unknown }) {
  const lines = Object.entries(text)
    .filter(([part]) => !ofTheSheet.has(part))
    .flatMap(([, value]) => linesIn(value));
  return { title: String(title), lines: lines.slice(0, maxLines) };
}
