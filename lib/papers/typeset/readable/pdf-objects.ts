import 'server-only';
import { deflateSync, inflateSync } from 'node:zlib';

/**
 * The objects of a PDF as the compiler writes it: uncompressed, with one table of their places (ISO 32000-1, 7.5.4); one byte a
 * character. Throws for another shape.
 */
export function openPdf(pdf: Buffer) {
  const file = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.slice(-64))?.[1]);
  const [, first, count] = /^xref\s+(\d+) (\d+)\s/.exec(file.slice(table, table + 32)) ?? [];
  const trailer = file.indexOf('trailer', table);
  if (first !== '0' || trailer < 0) throw new Error('a PDF of another shape');
  const offsets = [...file.slice(table, trailer).matchAll(/(\d{10}) \d{5} n/g)].map((entry) =>
    Number(entry[1]),
  );
  if (offsets.length + 1 !== Number(count)) throw new Error('a PDF with objects that are free');
  const objects = offsets.map((start, at) => file.slice(start, offsets[at + 1] ?? table));
  return { head: file.slice(0, offsets[0]), objects, trailer: file.slice(trailer) };
}

type Opened = ReturnType<typeof openPdf>;

/** Writes the objects as a PDF again. */
export function closedPdf({ head, objects, trailer }: Opened): Buffer {
  let at = head.length;
  const places = objects.map((object) => {
    const place = `${String(at).padStart(10, '0')} 00000 n\r\n`;
    at += object.length;
    return place;
  });
  const size = objects.length + 1;
  const end = trailer
    .replace(/\/Size \d+/, `/Size ${size}`)
    .replace(/startxref\s+\d+/, `startxref\n${at}`);
  const table = `xref\n0 ${size}\n0000000000 65535 f\r\n${places.join('')}`;
  return Buffer.from([head, ...objects, table, end].join(''), 'latin1');
}

const streamStart = /\bstream\r?\n/;

/** A stream's content, unpacked; undefined for an object that is none, or packed in another way. */
export function contentOf(object: string) {
  const start = streamStart.exec(object);
  if (!start) return undefined;
  const dictionary = object.slice(0, start.index);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const from = start.index + start[0].length;
  const bytes = Buffer.from(object.slice(from, from + length), 'latin1');
  if (!dictionary.includes('/Filter')) return bytes.toString('latin1');
  return /\/Filter \/FlateDecode\b/.test(dictionary)
    ? inflateSync(bytes).toString('latin1')
    : undefined;
}

/** A stream with other content. */
export function withContent(object: string, content: string) {
  const start = streamStart.exec(object);
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  const dictionary = object
    .slice(0, start?.index)
    .replace('/Filter /FlateDecode', '')
    .replace(/\/Length \d+/, `/Length ${packed.length}\n  /Filter /FlateDecode`);
  return `${dictionary}stream\n${packed}\nendstream\nendobj\n\n`;
}
