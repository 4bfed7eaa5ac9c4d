import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

type LabelProps = ComponentProps<'label'> & { required?: boolean };

/** A label with the mark of a required field. Without htmlFor it names a group. */
export function Label({ required = false, className, children, htmlFor, ...rest }: LabelProps) {
  const content = (
    <>
      {children}
      {required && (
        <span aria-hidden="true" className="ml-0.5 text-red">
          *
        </span>
      )}
    </>
  );
  const classes = cn('inline-block font-semibold text-ink', className);
  if (!htmlFor) {
    return (
      <span id={rest.id} className={classes}>
        {content}
      </span>
    );
  }
  return (
    <label htmlFor={htmlFor} className={classes} {...rest}>
      {content}
    </label>
  );
}
