'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { OfficeBlock, OfficeContent } from '@/lib/client/open-document/office/office-content';

/** The text of a document, without its layout and pictures. */
export function Blocks({ blocks, cut }: Omit<Extract<OfficeContent, { kind: 'blocks' }>, 'kind'>) {
  const t = useTranslations('viewer.office');
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-6">
      <p className="text-sm text-ink-soft">{t('textOnly')}</p>
      {blocks.length === 0 && <p>{t('empty')}</p>}
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never moves
        <Block key={at} block={block} />
      ))}
      {cut && <p className="font-semibold">{t('cutText')}</p>}
    </div>
  );
}

function Block({ block }: { block: OfficeBlock }) {
  if ('rows' in block) {
    return (
      <div className="overflow-x-auto">
        <table className="border-collapse text-sm">
          <tbody>
            {block.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: never moves
              <tr key={at}>
                {row.map((cell, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: never moves
                    key={column}
                    className="border border-line px-2 py-1 align-top whitespace-pre-line"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  return (
    <p
      className={cn(
        'whitespace-pre-wrap wrap-anywhere',
        block.heading > 0 && 'font-semibold',
        block.heading === 1 && 'text-lg',
      )}
    >
      {block.text}
    </p>
  );
}
