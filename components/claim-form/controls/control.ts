import type { Field, FormDefinition } from '@/lib/forms/definitions/field';

export interface ControlProps {
  form: FormDefinition;
  field: Field;
  /** 'companyName', or 'employeeDetails.0.employeeName' for a cell. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}
