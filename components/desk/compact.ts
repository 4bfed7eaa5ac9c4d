/** Smaller fields where a mouse or a keyboard is likely: people look at many of them together. */
export const compact = 'md:[&_input]:h-9 md:[&_select]:h-9 [&_label]:text-sm';
