/** Fields in less room than elsewhere, where a mouse or a keyboard is likely: many of them are looked at together. */
export const compact = 'md:[&_input]:h-9 md:[&_select]:h-9 [&_label]:text-sm';
