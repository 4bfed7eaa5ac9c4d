/** The fields of a desk that take kept sentences. */
export const snippetKinds = ['reason', 'question', 'remark'] as const;

export type SnippetKind = (typeof snippetKinds)[number];

export const maxSnippets = 50;

/** In characters. */
export const maxSnippet = 500;
