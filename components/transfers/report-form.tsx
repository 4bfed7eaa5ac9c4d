'use client';

import { useTranslations } from 'next-intl';
import { OneFile } from '@/components/documents/upload/one-file';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { isProfessional } from '@/lib/access/role';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { sizeLimitOf, slots } from '@/lib/documents/content/slots';
import { formatMoney } from '@/lib/format/money';
import { useReport } from './use-report';

interface ReportFormProps {
  claim: PresentedClaim;
  left: string;
  onDone: () => void;
}

export function ReportForm({ claim, left, onDone }: ReportFormProps) {
  const t = useTranslations('transfers.report');
  const professional = isProfessional(useUser().role);
  const report = useReport({ claimId: claim.id, left, needsEmail: !professional, onDone });
  const { values, set, faults } = report;
  return (
    <form
      noValidate
      aria-label={t('title')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        report.submit();
      }}
    >
      <p>{t(professional ? 'introDesk' : 'intro')}</p>
      {report.refused && <Alert tone="red">{report.refused}</Alert>}
      <Field label={t('name')} required hint={t('nameHint')} error={faults.name && t(faults.name)}>
        <Input
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => set('name', target.value)}
        />
      </Field>
      <Field
        label={t('email')}
        required={!professional}
        hint={t(professional ? 'emailHintDesk' : 'emailHint')}
        error={faults.email && t(faults.email)}
      >
        <Input
          type="email"
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => set('email', target.value)}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('amount')}
          required
          hint={t('amountHint', { amount: formatMoney(left) })}
          error={faults.amount && t(faults.amount, { amount: formatMoney(left) })}
          aside={
            <Button variant="quiet" size="sm" onClick={() => set('amount', left)}>
              {t('all')}
            </Button>
          }
        >
          <AmountInput
            className="figures"
            value={values.amount}
            onValueChange={(amount) => set('amount', amount)}
          />
        </Field>
        <DateField
          label={t('on')}
          required
          hint={t('onHint')}
          error={faults.on && t(faults.on)}
          max={report.today}
          value={values.on}
          onChange={(day) => set('on', day)}
        />
      </div>
      <OneFile
        label={t('deed')}
        hint={t('deedHint', { size: sizeLimitOf(slots.claim) })}
        error={faults.deed && t(faults.deed)}
        chosen={report.deed}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          pending={report.pending}
          aria-disabled={report.deed.busy || undefined}
        >
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={report.leave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
