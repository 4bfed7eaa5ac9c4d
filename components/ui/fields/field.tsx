'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId, useMemo } from 'react';
import { cn } from '@/components/ui/cn';
import { FieldContext } from './field-context';
import { Label } from './label';

type FieldProps = {
  label: ReactNode;
  /** The control. Input, Textarea, Select, … find their id and aria attributes by themselves. */
  children: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The id of the control; made up by default. */
  id?: string;
  /** For a RadioGroup or several controls under one name: a group instead of a label. */
  group?: boolean;
  /** Stands at the right of the label, e.g. a link. */
  aside?: ReactNode;
  className?: string;
};

/** A question with its label, control, hint and error, connected for assistive technology. */
export function Field(props: FieldProps) {
  const { label, children, required = false, hint, error, group = false, aside, className } = props;
  const made = useId();
  const id = props.id ?? made;
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const context = useMemo(
    () => ({ id, labelId, describedBy, invalid: Boolean(errorId), required }),
    [id, labelId, describedBy, errorId, required],
  );

  return (
    <div className={cn('min-w-0', className)}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <Label id={labelId} htmlFor={group ? undefined : id} required={required}>
          {label}
        </Label>
        {aside && (
          <span className="[&_a]:inline-block [&_a]:py-0.5 max-md:[&_a]:py-2.5">{aside}</span>
        )}
      </div>
      <FieldContext value={context}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-red">
          <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
