import { RequestError, send } from '@/lib/client/request/request';
import type { ReportBody } from '@/lib/reports/schema';
import { rowCounter } from './count-rows';
import { saveFile } from './files';

export type ReportRequest = ReportBody;

export interface ReportProgress {
  bytes: number;
  /** Claims received so far; null for a format that does not show it. */
  rows: number | null;
  total: number;
}

interface Options {
  onProgress(progress: ReportProgress): void;
  signal: AbortSignal;
}

const brokenOff = () => new RequestError(0, 'Network error', '');

/**
 * Makes a report and saves it under the name that the server gives; gives the number of claims in it. Throws RequestError, also
 * when the report breaks off, and an AbortError once cancelled.
 */
export async function downloadReport(request: ReportRequest, { onProgress, signal }: Options) {
  const response = await send('/api/reports/export', { method: 'POST', body: request, signal });
  const total = Number(response.headers.get('X-Report-Rows') ?? 0);
  const count = request.format === 'csv' ? rowCounter() : () => null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let lines: number | null = null;
  for await (const piece of piecesOf(response)) {
    pieces.push(piece);
    bytes += piece.length;
    lines = count(piece);
    onProgress({ bytes, rows: lines && lines - 1, total });
  }
  if (lines !== null && lines !== total + 1) throw brokenOff();
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
  const type = response.headers.get('Content-Type') ?? '';
  saveFile(new Blob(pieces, { type }), name?.[1] ?? `claims-report.${request.format}`);
  return total;
}

async function* piecesOf(response: Response) {
  const reader = response.body?.getReader();
  if (!reader) return;
  while (true) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw brokenOff();
    });
    if (done) return;
    yield value;
  }
}
