import fs, { type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { localStore } from '@/lib/storage/local-store';

let folder: string;
const synced: string[] = [];

beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'daava-store-'));
  const { open } = fs;
  jest.spyOn(fs, 'open').mockImplementation(async (path, ...how) => {
    const handle: FileHandle = await open(path, ...how);
    const sync = handle.sync.bind(handle);
    handle.sync = () => {
      synced.push(String(path));
      return sync();
    };
    return handle;
  });
});
afterEach(() => fs.rm(folder, { recursive: true }));

// A folder that was not synced is lost in a power cut, with the files in it.
test('each new folder is synced to the disk before a file in it counts as stored', async () => {
  const root = join(folder, 'documents');
  const store = localStore(root);
  const folderOf = (id: string) => join(root, 'claimdocuments', id.slice(0, 2));
  const put = async (id: string) => {
    const path = join(folder, id);
    await fs.writeFile(path, 'a');
    synced.length = 0;
    await store.put({ bucket: 'claimdocuments', id }, path);
    return [...synced];
  };
  expect(await put('ab1')).toEqual([dirname(folderOf('ab1')), root, folder, folderOf('ab1')]);
  expect(await put('cd1')).toEqual([dirname(folderOf('cd1')), folderOf('cd1')]);
  expect(await put('cd2')).toEqual([folderOf('cd2')]);
});
