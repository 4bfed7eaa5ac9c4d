import { send } from '@/lib/client/request/request';
import { saveFile } from './files';

/** Saves a whole file of claims on the device. Throws RequestError. */
export async function downloadClaimFile({ id, fileName }: { id: string; fileName: string | null }) {
  const response = await send(`/api/claims/files/${id}/download`);
  saveFile(await response.blob(), fileName ?? 'claims.zip');
}
