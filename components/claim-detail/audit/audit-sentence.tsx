'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TogetherPaper } from '@/components/claim/together-paper';
import { useRuleText } from '@/components/claim/use-rule-text';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import { changeKinds } from '@/lib/claims/deeds/changes/kinds';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import { currencyFacts } from '@/lib/law/currency-text';
import { paperKinds } from '@/lib/papers/kinds';
import { exampleOfRule } from '@/lib/reference/proposal-rule';
import { AuditStatus } from './audit-status';
import { currencyIn, fileFactsIn, numberIn, questionFactsIn, textIn, textsIn } from './audit-texts';

interface AuditSentenceProps {
  entry: PresentedAuditEntry;
  claim: PresentedClaim;
}

const b = (words: ReactNode) => <strong className="font-semibold">{words}</strong>;

/** Undefined when the claim no longer lists the document. */
const fileNameOf = ({ documents }: PresentedClaim, details: PresentedAuditEntry['details']) =>
  documents.find(({ id }) => id === textIn(details, 'documentId'))?.originalFileName;

export function AuditSentence({ entry, claim }: AuditSentenceProps): ReactNode {
  const t = useTranslations('claim.audit.says');
  const words = useFormWords();
  const law = useTranslations('law');
  const changed = useTranslations('changes.kinds');
  const ruleText = useRuleText();
  const language = useLocale();
  const list = new Intl.ListFormat(language);
  const { action, details, userFullName: who } = entry;
  const [from, to] = [textIn(details, 'from'), textIn(details, 'to')];
  /** Also says what was claimed in another currency, and how many facilities there are. */
  const determined = (done: 'determination_proposed' | 'determination_confirmed') => {
    const claimed = currencyIn(details);
    const count = numberIn(details, 'facilities');
    return (
      <>
        {dated(done)}
        {claimed &&
          ` ${law('currency.title')}: ${law('currency.text', currencyFacts(claimed, language))}.`}
        {count !== undefined &&
          ` ${law('facilities.title')}: ${law('facilities.count', { count })}.`}
      </>
    );
  };
  /** Names the day from which it counts, if that is not the day of the entry. */
  const dated = (done: 'determination_proposed' | 'determination_confirmed') => {
    const [number, day] = [numberIn(details, 'number') ?? 0, textIn(details, 'effectiveOn')];
    if (!day) return t.rich(done, { b, who, number });
    return t.rich(`${done}_from`, { b, who, number, day: formatDate(day, language) });
  };

  switch (action) {
    case 'claim_submitted': {
      const row = numberIn(details, 'row');
      if (row !== undefined) return t.rich('submittedInFile', { b, who, row: String(row) });
      const [way, day] = [textIn(details, 'receivedBy'), textIn(details, 'receivedOn')];
      if (way && day) return t.rich('entered', { b, who, way, day: formatDate(day, language) });
      const count = numberIn(details, 'documents');
      return count === undefined
        ? t.rich('submitted', { b, who })
        : t.rich('submittedWith', { b, who, count });
    }
    case 'claims_imported':
      return t.rich('imported', { b, who, count: numberIn(details, 'claims') ?? 0 });
    case 'claim_updated': {
      const form = formOf(claim.creditorType);
      const labels = textsIn(details, 'fields').map((field) => labelOf(words, form, field));
      if (to && labels.length > 0) {
        const after = () => <AuditStatus status={to} />;
        return t.rich('answered', { b, who, fields: list.format(labels), after });
      }
      if (textIn(details, 'changeRequestId'))
        return t.rich('updatedAsAsked', { b, who, fields: list.format(labels) });
      if (textIn(details, 'reason'))
        return t.rich('corrected', { b, who, fields: list.format(labels) });
      return labels.length === 0
        ? t.rich('updated', { b, who })
        : t.rich('updatedFields', { b, who, fields: list.format(labels) });
    }
    case 'identifier_shown': {
      const field = textIn(details, 'field')?.split('.').at(-1) ?? '';
      return t.rich('shown', { b, who, field: labelOf(words, formOf(claim.creditorType), field) });
    }
    case 'claim_withdrawn':
      if (details.undone === true)
        return t.rich('withdrawalUndone', { b, who, after: () => <AuditStatus status={to} /> });
      return details.forCreditor === true
        ? t.rich('withdrawnForCreditor', {
            b,
            who,
            documents: numberIn(details, 'documents') ?? 0,
          })
        : t.rich('withdrawn', { b, who });
    case 'status_changed':
      return t.rich('statusChanged', {
        b,
        who,
        before: () => <AuditStatus status={from} />,
        after: () => <AuditStatus status={to} />,
      });
    case 'claim_assigned':
      if (to && from) return t.rich('reassigned', { b, who, from, to });
      if (to) return t.rich('assigned', { b, who, to });
      return from ? t.rich('takenFrom', { b, who, from }) : t.rich('unassigned', { b, who });
    case 'document_opened': {
      const name = fileNameOf(claim, details);
      const done = details.download === true ? 'downloaded' : 'opened';
      return name ? t.rich(`${done}Named`, { b, who, name }) : t.rich(done, { b, who });
    }
    case 'document_uploaded': {
      const name = fileNameOf(claim, details);
      const facts = fileFactsIn(details);
      return name
        ? t.rich('uploadedNamed', { b, who, name, facts })
        : t.rich('uploaded', { b, who, facts });
    }
    case 'document_removed':
      return t.rich('removed', { b, who, facts: fileFactsIn(details) });
    case 'document_described': {
      const name = fileNameOf(claim, details);
      return t.rich(name ? 'describedNamed' : 'described', { b, who, name: name ?? '' });
    }
    case 'document_refused': {
      const signature = textIn(details, 'signature') ?? '';
      return t.rich('refused', { b, who, facts: fileFactsIn(details), signature });
    }
    case 'determination_proposed': {
      const rule = textIn(details, 'rule');
      if (!rule) return determined(action);
      const number = numberIn(details, 'number') ?? 0;
      const example = exampleOfRule(rule);
      if (example)
        return t.rich('proposedLike', {
          b,
          who,
          number,
          claim: example.claimNumber,
          of: example.number,
        });
      return t.rich('proposedByRule', { b, rule: ruleText(rule), number });
    }
    case 'determination_confirmed': {
      const together = textIn(details, 'together');
      return (
        <>
          {determined(action)}
          {together && (
            <>
              {` ${t('together')} `}
              <TogetherPaper together={together} />
            </>
          )}
        </>
      );
    }
    case 'determination_returned':
      return t.rich(action, { b, who, number: numberIn(details, 'number') ?? 0 });
    case 'late_claim_step': {
      const step = textIn(details, 'step') ?? 'other';
      const day = formatDate(textIn(details, 'on') ?? '', language);
      return t.rich(action, { b, who, step, day });
    }
    case 'claim_set_aside': {
      const until = textIn(details, 'until');
      if (!until) return t.rich('claim_set_aside_answer', { b, who });
      return t.rich(action, { b, who, day: formatDate(until, language) });
    }
    case 'claim_transfer': {
      const change = textIn(details, 'change') ?? 'other';
      const amount = formatMoney(textIn(details, 'amount') ?? '');
      const day = formatDate(textIn(details, 'on') ?? '', language);
      return t.rich(action, { b, who, change, amount, day });
    }
    case 'change_request': {
      const kind = changeKinds.find((one) => one === textIn(details, 'kind')) ?? 'other';
      const done = textIn(details, 'step') ?? 'other';
      const step = done === 'asked' && textIn(details, 'receivedBy') ? 'entered' : done;
      return t.rich(action, { b, who, step, kind: changed(kind) });
    }
    case 'objection_made':
    case 'objection_refused':
    case 'objection_answered': {
      const [listNumber, number] = [numberIn(details, 'list'), numberIn(details, 'number')];
      const came = textIn(details, 'receivedOn');
      return t.rich(action, {
        b,
        who,
        list: listNumber ?? 0,
        number: number ?? 0,
        how: came ? 'paper' : 'portal',
        day: came ? formatDate(came, language) : '',
      });
    }
    case 'paper_made':
    case 'paper_opened': {
      const kind = paperKinds.find((one) => one === textIn(details, 'kind')) ?? 'other';
      const number = numberIn(details, 'number') ?? 0;
      return t.rich(action, { b, who, paper: t(`papers.${kind}`), number });
    }
    case 'paper_posted': {
      const day = formatDate(textIn(details, 'postedOn') ?? '', language);
      return t.rich(action, { b, who, day, number: numberIn(details, 'number') ?? 0 });
    }
    case 'claim_file_made':
    case 'claim_file_downloaded':
    case 'claim_taken_up':
      return t.rich(action, { b, who });
    case 'questions_asked':
    case 'question_answered':
    case 'question_accepted':
    case 'question_asked_again':
    case 'questions_reminded':
      return t.rich(action === 'question_answered' && to ? 'question_answered_last' : action, {
        b,
        who,
        ...questionFactsIn(details, language),
        after: () => <AuditStatus status={to} />,
      });
    case 'message_sent':
      return t.rich(details.attachment === true ? 'attachmentSent' : 'messageSent', { b, who });
    case 'claimant_invited':
      return t.rich(details.corrected === true ? 'claimant_invited_elsewhere' : action, { b, who });
    case 'user_login':
    case 'report_exported':
    case 'account_changed':
    case 'case_changed':
    case 'creditor_list_changed':
      return t.rich(action, { b, who });
    default:
      return t.rich('other', { b, who, action: action satisfies never });
  }
}
