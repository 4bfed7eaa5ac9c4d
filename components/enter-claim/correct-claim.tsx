'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ClaimLoader } from '@/components/claim/claim-loader';
import { Editor } from '@/components/claim-edit/editor';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { NoteField } from '@/components/claims/note-field';
import { PageMain } from '@/components/shell/page-main';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { Unbroken } from '@/components/ui/unbroken';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { enteredMutations } from '@/lib/client/mutations/entered';
import { paths } from '@/lib/client/paths/paths';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import { readCorrectedPaper } from '@/lib/forms/paper';
import { PaperBeside } from './paper-beside';

/** Corrects a claim from paper, beside its scan. */
export function CorrectClaim({ id }: { id: string }) {
  return (
    <PageMain width="whole">
      <ClaimLoader id={id} home={paths.ipClaim(id)}>
        {(claim) => <Correction claim={claim} />}
      </ClaimLoader>
    </PageMain>
  );
}

function Correction({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('enter.correct');
  const note = useTranslations('claim.status');
  const words = useFormWords();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // A person who has started keeps the form, to see the refusal beside what they typed.
  const [began] = useState(claim.correctable);
  const given = reason.trim();
  const back = paths.ipClaim(claim.id);
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
        claim.documents.length > 0 ? 'xl:grid-cols-2' : 'mx-auto max-w-4xl',
      )}
    >
      <PaperBeside claimId={claim.id} documents={claim.documents} />
      <div>
        <h1 className="text-2xl text-peacock-deep wrap-anywhere">
          <Unbroken text={t('heading', { number: claim.claimNumber })} part={claim.claimNumber} />
        </h1>
        <h2 className="text-lg text-peacock">{formTitle(words, formOf(claim.creditorType))}</h2>
        {began ? (
          <>
            <p className="mb-5 max-w-prose text-ink-soft">{t('text')}</p>
            <Editor
              claim={claim}
              editing={{
                back,
                problems: (form, stored, typed) => readCorrectedPaper(form, stored, typed).problems,
                save: (id) => enteredMutations.correct(id, () => given),
                completes: false,
              }}
              answered={() => {
                setAsked(true);
                if (given === '') field.current?.focus();
                return given !== '';
              }}
            >
              <div className="mt-5">
                <NoteField
                  ref={field}
                  label={t('reason')}
                  required
                  hint={t('reasonHint')}
                  error={asked && given === '' && t('reasonNeeded')}
                  counted={(room) => note('noteCount', room)}
                  value={reason}
                  onChange={setReason}
                />
              </div>
            </Editor>
          </>
        ) : (
          <Alert
            tone="amber"
            title={t('none')}
            className="mt-4"
            actions={
              <Link href={back} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
                {t('toClaim')}
              </Link>
            }
          >
            {t('noneText')}
          </Alert>
        )}
      </div>
    </div>
  );
}
