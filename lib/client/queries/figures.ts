import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { saveFile } from '@/lib/client/files/files';
import { request, send } from '@/lib/client/request/request';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import type { Period } from '@/lib/creditor-lists/figures/schema';

const path = '/api/figures';
const queryOf = ({ from, to }: Period) => `from=${from}&to=${to}`;

/** Apart from `queries`, which other pages load. */
export const figureQueries = {
  figures: (period: Period) =>
    queryOptions({
      queryKey: [path, period],
      queryFn: ({ signal }) => request<Figures>(`${path}?${queryOf(period)}`, { signal }),
      placeholderData: keepPreviousData,
    }),
};

/** Saves the figures of a period as a workbook, under the name that the server gives. Throws RequestError. */
export async function downloadFigures(period: Period, language: string) {
  const response = await send(`${path}/download?${queryOf(period)}&language=${language}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
  saveFile(await response.blob(), name?.[1] ?? 'claims-figures.xlsx');
}
