'use client';

import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useTranslations } from 'next-intl';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ControlProps } from '@/components/claim-form/controls/control';
import { FieldControl } from '@/components/claim-form/controls/field-control';
import { widgetOf } from '@/components/claim-form/controls/widgets';
import { fieldId, focusField } from '@/components/claim-form/field-id';
import { HelpPanel } from '@/components/claim-form/help/help-panel';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { shownError } from '@/components/claim-form/shown-error';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { Field as FieldFrame } from '@/components/ui/fields/field';
import { PublicText } from '@/components/ui/public-text';
import { dayInIndia } from '@/lib/format/date';
import type { ClaimValues, Field, FormDefinition } from '@/lib/forms/definitions/field';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import type { Doubt } from '@/lib/forms/kinds/shared/question';
import { hintOf, labelOf } from '@/lib/forms/labels';
import { toldIn } from '@/lib/forms/published/judge';
import { comparedWith, doubtAbout } from '@/lib/forms/questions/questions';
import { annexures, categoriesOf } from '@/lib/law/categories';
import { AmountWords } from './amount-words';
import { useQuestionWords } from './use-question-words';

type FieldViewProps = ControlProps & {
  highlighted: boolean;
  touched: boolean;
  /** A question about it beside the other rows of its table. */
  repeated?: Doubt | undefined;
  /** Whether its hint stands elsewhere already. */
  hintSaid?: boolean;
  /** More to say below the control. */
  note?: ReactNode;
  className?: string;
};

export function FieldView(props: FieldViewProps) {
  const { highlighted, touched, repeated, hintSaid, note, className, ...control } = props;
  const words = useFormWords();
  const { isWrong } = useContext(MaskedNumbersContext);
  const { form, field, path, value } = control;
  const { group = false, preview } = widgetOf(field);
  const hint = hintSaid ? '' : hintOf(words, form, field.name);
  const grouped = preview?.(value);
  const [filled] = useState(value !== '');
  const help = field.help ?? behaviourOf(field.kind).help;
  const [helped, setHelped] = useState(false);
  const helpId = `${fieldId(path)}-help`;
  const label = labelOf(words, form, field.name);
  const shown = field.published && value.trim() !== '';
  const doubt = useDoubt(field, path, value) ?? repeated;
  // Not while the person types it for the first time.
  const asked = doubt && (touched || filled || highlighted);
  return (
    <FieldFrame
      id={fieldId(path)}
      label={label}
      aside={
        help && (
          <HelpButton
            label={label}
            panelId={helpId}
            open={helped}
            onToggle={() => setHelped(!helped)}
          />
        )
      }
      required={field.required}
      group={group}
      className={className}
      hint={
        (hint || grouped || note || asked || shown) && (
          <>
            {grouped && (
              <>
                <strong className="figures mr-2 text-peacock">{grouped}</strong>
                <AmountWords amount={value} />
              </>
            )}
            {!grouped && hint}
            {note}
            {shown && <PublicName form={form} value={value} />}
            {asked && (
              <FieldQuestion
                form={form}
                field={field}
                value={value}
                doubt={doubt}
                onTake={(meant) => {
                  control.onChange(meant);
                  focusField(path);
                }}
              />
            )}
          </>
        )
      }
      error={shownError(words, form, field, value, {
        highlighted,
        touched,
        hiddenWrong: isWrong?.(value),
      })}
    >
      <FieldControl {...control} />
      {help && helped && <HelpPanel id={helpId} topic={help} />}
    </FieldFrame>
  );
}

/** Asks about the value of a field beside the other values of the form; for a cell, of its row. */
function useDoubt(field: Field, path: string, value: string): Doubt | undefined {
  const [names] = useState(() => comparedWith(field));
  const [today] = useState(() => dayInIndia(new Date()));
  const row = path.slice(0, path.length - field.name.length);
  const paths = useMemo(() => names.map((name) => row + name), [names, row]);
  const watched: unknown = useWatch<ClaimValues>({ name: paths });
  const others = Array.isArray(watched) ? watched : [];
  return doubtAbout(
    field,
    value,
    Object.fromEntries(names.map((name, at) => [name, others[at]])),
    today,
  );
}

type HelpButtonProps = { label: string; panelId: string; open: boolean; onToggle: () => void };

function HelpButton({ label, panelId, open, onToggle }: HelpButtonProps) {
  const t = useTranslations('wizard.help');
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
      className="link py-0.5 text-sm max-md:py-2.5"
    >
      {t('open')}
      <span className="sr-only"> {label}</span>
    </button>
  );
}

type FieldQuestionProps = {
  form: FormDefinition;
  field: Field;
  value: string;
  doubt: Doubt;
  /** Takes the value that was probably meant. */
  onTake: (meant: string) => void;
};

/** Asks whether a typed value is right. The person can go on all the same. */
function FieldQuestion({ form, field, value, doubt, onTake }: FieldQuestionProps) {
  const { question, takes } = useQuestionWords(form)(field, value, doubt);
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-yellow-line bg-yellow-tint px-3 py-2 text-ink">
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-1.5">
        <CircleHelp className="mt-1 size-4 shrink-0 text-yellow" aria-hidden="true" />
        <span>{question}</span>
      </span>
      {takes.map(({ taken, label }) => (
        <Button key={taken} variant="secondary" size="sm" onClick={() => onTake(taken)}>
          {label}
        </Button>
      ))}
    </span>
  );
}

const initials = (name: string) => name.replace(/(\S)\S*/g, '$1.');

/** What the public list of creditors will show of a typed name: all of it, or its initials where the list masks names. */
function PublicName({ form, value }: { form: FormDefinition; value: string }) {
  const masked = categoriesOf(form.type).every((category) => annexures[category].masked);
  const words = toldIn(value).map(({ start, end }) => ({ start, end, why: 'asked' as const }));
  // If the list does not mask names, it publishes all of it: a doubtful name is shown as typed.
  const shown = masked && words.length === 0 ? initials(value) : value;
  return <PublicText text={shown} words={words} />;
}
