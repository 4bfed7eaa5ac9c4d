import type { ComponentProps, Ref } from 'react';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { maxNoteLength } from '@/lib/claims/records/note-limit';

type NoteFieldProps = Omit<ComponentProps<typeof Field>, 'children' | 'hint'> & {
  hint: string;
  counted: (room: { count: number; max: number }) => string;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
};

export function NoteField({ hint, counted, value, onChange, ref, ...field }: NoteFieldProps) {
  return (
    <Field
      {...field}
      hint={
        <>
          {hint}{' '}
          <span className="figures whitespace-nowrap">
            {counted({ count: value.length, max: maxNoteLength })}
          </span>
        </>
      }
    >
      <Textarea ref={ref} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
