import { useLocale, useTranslations } from 'next-intl';
import type { CategoryFigures, Figures } from '@/lib/creditor-lists/figures/present';
import { toPaise } from '@/lib/format/amount';
import { formatMoneyShort } from '@/lib/format/money-short';
import { type Part, parts } from '@/lib/law/amounts';

const fills: Record<Part, string> = {
  admitted: 'fill-green',
  contingent: 'fill-yellow',
  notAdmitted: 'fill-red',
  underVerification: 'fill-gray',
};

const swatches: Record<Part, string> = {
  admitted: 'bg-green',
  contingent: 'bg-yellow',
  notAdmitted: 'bg-red',
  underVerification: 'bg-gray',
};

/** The length of the longest bar; a part above zero stays wide enough to be seen. */
const length = 1000;
const least = 4;

const unitsOf = (amount: string, longest: bigint) => {
  const paise = toPaise(amount) ?? 0n;
  if (paise === 0n || longest === 0n) return 0;
  return Math.max(least, Number((paise * BigInt(length)) / longest));
};

function Bar({ of, longest }: { of: CategoryFigures; longest: bigint }) {
  let x = 0;
  return (
    <svg
      viewBox={`0 0 ${length + parts.length * least} 12`}
      preserveAspectRatio="none"
      className="h-3 w-full rounded-sm bg-paper-deep"
      aria-hidden="true"
    >
      {parts.map((part) => {
        const width = unitsOf(of[part].amount, longest);
        const at = x;
        x += width;
        return width > 0 ? (
          <rect key={part} x={at} y={0} width={width} height={12} className={fills[part]} />
        ) : null;
      })}
    </svg>
  );
}

/** Claims of each category and what became of them; the table below says the same in numbers. */
export function CategoriesChart({ figures }: { figures: Figures }) {
  const language = useLocale();
  const t = useTranslations('figures');
  const law = useTranslations('law.categories');
  const shown = figures.categories.filter(({ received }) => received.count > 0);
  const longest = shown.reduce((most, { received }) => {
    const paise = toPaise(received.amount) ?? 0n;
    return paise > most ? paise : most;
  }, 0n);
  return (
    <section aria-labelledby="figures-chart">
      <h2 id="figures-chart" className="text-xl text-peacock-deep">
        {t('chart')}
      </h2>
      {shown.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {shown.length > 0 && (
        <>
          <ul className="my-2 flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-hidden="true">
            {parts.map((part) => (
              <li key={part} className="flex items-center gap-2">
                <span className={`inline-block size-3 rounded-sm ${swatches[part]}`} />
                {t(`names.${part}`)}
              </li>
            ))}
          </ul>
          <ul className="grid gap-3">
            {shown.map((one) => (
              <li key={one.category}>
                <p className="figures flex flex-wrap justify-between gap-x-4">
                  <span>{law(one.category)}</span>
                  <span className="font-semibold">
                    {t('chartLine', {
                      received: formatMoneyShort(one.received.amount, language),
                      admitted: formatMoneyShort(one.admitted.amount, language),
                    })}
                  </span>
                </p>
                <Bar of={one} longest={longest} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
