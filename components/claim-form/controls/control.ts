import type { Field, FormDefinition } from '@/lib/forms/definitions/field';

/** What every control of a claim form is given. */
export interface ControlProps {
  form: FormDefinition;
  field: Field;
  /** Where it stands: 'companyName', or 'employeeDetails.0.employeeName' for a cell. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}
