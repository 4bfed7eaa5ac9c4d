import { send } from '@/lib/client/request/request';
import { saveFile } from './files';

/** Saves as CSV what one deed confirmed of many proposals. Throws RequestError. */
export async function downloadTogether(together: string) {
  const response = await send(`/api/determinations/together/${together}`);
  saveFile(await response.blob(), `confirmed-together-${together.slice(0, 8)}.csv`);
}
