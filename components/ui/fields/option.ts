/** One choice of a Select, NativeSelect, Combobox or RadioGroup; the label is already translated. */
export type Option = { value: string; label: string; hint?: string; disabled?: boolean };
