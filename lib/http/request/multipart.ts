import 'server-only';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { PortalError } from '@/lib/platform/errors';
import { drainBody, type Reader } from './drain-body';
import { timedReader } from './timed-reader';

const maxFields = 20;
const maxFieldBytes = 64 * 1024;
/** Around the file: fields, headers and the lines between them. */
const maxBytesAround = (maxFields + 1) * (maxFieldBytes + 4096);

interface IncomingFile {
  /** As the sender gave it, decoded as UTF-8. */
  name: string;
  /** To be read once and to the end. Throws when the sender breaks off. */
  content: AsyncIterable<Buffer>;
  fields: Record<string, string>;
}

interface Options<T> {
  field: string;
  /** The largest file of any kind; `take` may allow less. */
  maxBytes: number;
  /** Takes the file in while it arrives; an error ends the reading. */
  take(file: IncomingFile): Promise<T>;
  /** Undoes `take` when the rest of the form is wrong. */
  drop(taken: T): Promise<void>;
}

/** Reads a form with at most one file. Throws for another content type, a broken, slow or large form, and what `take` throws. */
export async function readMultipart<T>(request: Request, options: Options<T>) {
  const reader = request.body?.getReader();
  const fields = new Map<string, string>();
  let taking: Promise<T> | undefined;
  let stop = (_: Error): void => undefined;
  try {
    const max = options.maxBytes + maxBytesAround;
    const parser = parserFor(request);
    if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge();
    const parsed = new Promise<void>((resolve, reject) => {
      stop = (error) => {
        reject(error);
        parser.destroy();
      };
      parser.on('field', (name, value, _nameCut, valueCut) => {
        if (valueCut) reject(new PortalError('field_too_long', { params: { name } }));
        else if (fields.has(name))
          reject(new PortalError('field_sent_twice', { params: { name } }));
        else fields.set(name, value);
      });
      parser.on('file', (name, content, fileName) => {
        // An error before anybody reads the file must not end the process.
        content.on('error', () => undefined);
        parser.once('close', () => content.destroy(broken()));
        if (name !== options.field) {
          reject(new PortalError('wrong_file_field', { params: { name: options.field } }));
          return;
        }
        taking = options.take({
          name: nameIn(fileName),
          content: unbroken(content),
          fields: Object.fromEntries(fields),
        });
        taking.catch(reject);
      });
      parser.on('filesLimit', () => reject(new PortalError('several_files')));
      parser.on('fieldsLimit', () => reject(new PortalError('too_many_fields')));
      parser.on('partsLimit', () => reject(new PortalError('too_many_parts')));
      parser.on('error', () => reject(broken()));
      parser.on('finish', resolve);
    });
    await Promise.race([parsed, feed(reader, parser, max).then(() => parsed)]);
    return { fields: Object.fromEntries(fields), file: await taking };
  } catch (error) {
    stop(broken());
    if (reader) drainBody(reader);
    const taken = await taking?.catch(() => undefined);
    if (taken !== undefined) await options.drop(taken);
    throw error;
  }
}

async function feed(reader: Reader | undefined, parser: BusboyInstance, max: number) {
  const next = reader && timedReader(reader);
  while (next && !parser.destroyed) {
    const { value, total } = await next();
    if (!value) break;
    if (total > max) throw tooLarge();
    if (!parser.destroyed && !parser.write(value)) await drained(parser);
  }
  if (!parser.destroyed) parser.end();
}

const drained = (parser: BusboyInstance) =>
  new Promise<void>((resolve) => {
    const settle = () => {
      parser.off('drain', settle);
      parser.off('close', settle);
      resolve();
    };
    parser.on('drain', settle);
    parser.on('close', settle);
  });

/** An error of the parser becomes `broken_form`. */
async function* unbroken(content: AsyncIterable<Buffer>) {
  try {
    yield* content;
  } catch (error) {
    throw error instanceof PortalError ? error : broken();
  }
}

/** Forms encode quotes and line ends in a file's name in this way (WHATWG HTML). */
const nameIn = (sent: string | undefined) =>
  (sent ?? '').replace(/%0[ad]/gi, '').replaceAll('%22', '"');

function parserFor(request: Request) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new PortalError('form_expected');
  }
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fields: maxFields,
        fieldSize: maxFieldBytes,
        files: 1,
        parts: maxFields + 2,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    throw new PortalError('no_form_boundary');
  }
}

const broken = () => new PortalError('broken_form');
const tooLarge = () => new PortalError('form_too_large');
