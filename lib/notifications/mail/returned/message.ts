/** Headers are in lower case, the first of each name. */
export interface Message {
  headers: ReadonlyMap<string, string>;
  body: string;
}

const field = /^([\w-]+)[ \t]*:(.*)$/s;

/** A line that begins with a blank continues the one before. */
export function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = field.exec(line) ?? [];
    const known = name.toLowerCase();
    if (known && !fields.has(known)) fields.set(known, value.trim());
  }
  return fields;
}

/** Divides a message into headers and body. */
export function messageOf(text: string): Message {
  const lines = text.replace(/\r\n?/g, '\n');
  const end = lines.indexOf('\n\n');
  const head = end < 0 ? lines : lines.slice(0, end);
  return { headers: fieldsOf(head), body: end < 0 ? '' : lines.slice(end + 2) };
}

/** A message's type without parameters: "multipart/report". */
export const typeOf = ({ headers }: Message) =>
  (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const boundaryOf = ({ headers }: Message) => {
  const [, quoted, bare] =
    /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headers.get('content-type') ?? '') ?? [];
  return quoted ?? bare;
};

/** The parts of a message of several; none for any other. */
export function partsOf(message: Message): Message[] {
  const boundary = boundaryOf(message);
  if (!boundary || !typeOf(message).startsWith('multipart/')) return [];
  const [, ...parts] = `\n${message.body}`.split(`\n--${boundary}`);
  // Behind the boundary its line ends; the last is followed by two hyphens.
  return parts.filter((part) => !part.startsWith('--')).map((part) => messageOf(afterLine(part)));
}

/** A part without headers begins with an empty line. */
const afterLine = (part: string) => part.slice(part.indexOf('\n') + 1).replace(/^\n/, '\n\n');
