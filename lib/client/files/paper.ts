import { send } from '@/lib/client/request/request';
import { saveFile } from './files';

/** Saves a paper under its number. Throws RequestError. */
export async function downloadPaper({ id, number }: { id: string; number: string }) {
  const response = await send(`/api/papers/${id}`);
  saveFile(await response.blob(), `${number}.pdf`);
}
