'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { usePart } from '@/components/case/section/parts';
import { SettingsSection } from '@/components/case/section/settings-section';
import { CallFailure } from '@/components/claims/call-failure';
import { Alert } from '@/components/ui/alert';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedRule } from '@/lib/claims/queues/rules/read';
import { consoleQueries } from '@/lib/client/queries/console';
import { formatMoney } from '@/lib/format/money';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { useRule } from './use-rule';

/** The rules that propose without a person, one for each form. */
export function RulesCard() {
  const t = useTranslations('ip.case.rules');
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...consoleQueries.rules,
    refetchOnMount: 'always',
  });
  return (
    <SettingsSection id="rules" title={t('title')} text={t('text')}>
      {data && isFetchedAfterMount ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {data.rules.map((rule) => (
            <RuleRow key={rule.creditorType} rule={rule} />
          ))}
        </ul>
      ) : error && !isFetching ? (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <p className="grid min-h-60 place-items-center">
          <Spinner label={t('loading')} showLabel />
        </p>
      )}
    </SettingsSection>
  );
}

function RuleRow({ rule }: { rule: PresentedRule }) {
  const t = useTranslations('ip.case.rules');
  const form = t(`forms.${rule.creditorType}`);
  const heading = useId();
  const { typed, type, leave, on, turn, left, refused, overtaken, changed, pending, save, undo } =
    useRule(rule);
  usePart({ changed, pending, save, undo });
  return (
    <li aria-labelledby={heading} className="border-l-4 border-line pl-3 sm:pl-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <h3 id={heading} className="font-semibold sm:col-span-2">
          {form}
        </h3>
        {overtaken && (
          <Alert tone="amber" live className="sm:col-span-2">
            {t('now', {
              on: rule.on ? 'yes' : 'no',
              below: rule.below ? formatMoney(rule.below) : 'none',
            })}
          </Alert>
        )}
        <Field label={t('below')} error={refused ? t('amount') : undefined}>
          <AmountInput
            className="figures text-right"
            value={typed}
            onValueChange={type}
            onBlur={leave}
          />
        </Field>
        <Checkbox
          label={t('on')}
          checked={on}
          onCheckedChange={(wanted) => turn(wanted === true)}
        />
        {/* Its place is kept: it comes as the amount loses the focus, perhaps to a press of the button below. */}
        <div className="min-h-6 sm:col-span-2">
          {left && <Preview creditorType={rule.creditorType} below={left} />}
        </div>
      </div>
    </li>
  );
}

interface PreviewProps {
  creditorType: CreditorType;
  below: string;
}

function Preview({ creditorType, below }: PreviewProps) {
  const t = useTranslations('ip.case.rules');
  const { data, error } = useQuery(consoleQueries.rulePreview(creditorType, below));
  return (
    <p aria-live="polite" className="figures text-sm text-ink-soft">
      {data
        ? t('touches', {
            count: data.claims,
            below: formatMoney(below),
            amount: formatMoney(data.amount),
          })
        : t(error ? 'previewFailed' : 'counting')}
    </p>
  );
}
