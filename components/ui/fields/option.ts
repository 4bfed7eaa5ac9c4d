/** A choice of a Select, NativeSelect, Combobox or RadioGroup, with its translated label. */
export type Option = { value: string; label: string; hint?: string; disabled?: boolean };
