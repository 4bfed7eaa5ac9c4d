import 'server-only';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Anchor, anchorsIn, written } from '@/lib/audit/anchor';
import { inDataFolder } from '@/lib/platform/data-folder';
import { env } from '@/lib/platform/env';
import { store } from '@/lib/storage/current';
import { spool } from '@/lib/storage/spool';

const days = 31;

/** `read` gives '' when nothing is kept of a day. */
interface Keeper {
  read(day: string): Promise<string>;
  /** Does nothing when the day has an anchor. */
  keep(day: string, text: string): Promise<void>;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const onDisk = (...day: string[]) => inDataFolder('audit-anchors', ...day);

const disk: Keeper = {
  read: (day) =>
    readFile(onDisk(day), 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return '';
      throw error;
    }),
  async keep(day, text) {
    await mkdir(onDisk(), { recursive: true, mode: 0o700 });
    await writeFile(onDisk(day), text, { flag: 'wx', mode: 0o600, flush: true }).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  },
};

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

async function remote(): Promise<Keeper> {
  const { has, get, put } = await store();
  const placeOf = (id: string) => ({ bucket: 'auditanchors', id });
  return {
    async read(day) {
      if (!(await has(placeOf(day)))) return '';
      let text = '';
      for await (const piece of await get(placeOf(day))) text += Buffer.from(piece);
      return text;
    },
    async keep(day, text) {
      if (await has(placeOf(day))) return;
      await put(placeOf(day), await spool(bytesOf(text)));
    },
  };
}

const keeper = async () => (env().S3_ENDPOINT ? remote() : disk);
const nameOf = (day: Date) => day.toISOString().slice(0, 10);

/** Keeps a day's first anchor in the store behind S3_ENDPOINT, or else in DATA_DIR. Throws what these throw. */
export async function storeAnchor(anchor: Anchor, day: Date) {
  await (await keeper()).keep(nameOf(day), `${written(anchor)}\n`);
}

/** The anchors of the last 31 days, newest first. Throws what the store or the disk throws. */
export async function* storedAnchors(now = new Date()): AsyncGenerator<Anchor> {
  const { read } = await keeper();
  for (let back = 0; back < days; back++)
    yield* anchorsIn(await read(nameOf(new Date(now.getTime() - back * 24 * 60 * 60_000))));
}
