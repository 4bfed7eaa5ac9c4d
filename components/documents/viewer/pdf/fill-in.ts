import type { PDFDocumentProxy } from 'pdfjs-dist';

interface Widget {
  id: string;
  fieldType?: string;
  hasAppearance: boolean;
  fieldValue?: unknown;
}

/**
 * Draws the values of a form that the program which filled it in did not draw, as if somebody had typed them here: pdf.js draws
 * typed values on pages whose annotations come from its storage.
 */
export async function fillIn(pdf: PDFDocumentProxy) {
  const fields = Object.values((await pdf.getFieldObjects()) ?? {}).flat() as { page: number }[];
  for (const page of new Set(fields.map((field) => field.page))) {
    const widgets: Widget[] = await (await pdf.getPage(page + 1)).getAnnotations();
    for (const { id, fieldType, hasAppearance, fieldValue: value } of widgets)
      if (!hasAppearance && isWritten(fieldType, value))
        pdf.annotationStorage.setValue(id, { value });
  }
}

/** Texts and choices; marks in boxes have shapes of their own. */
const isWritten = (fieldType: string | undefined, value: unknown) =>
  (fieldType === 'Tx' && typeof value === 'string' && value !== '') ||
  (fieldType === 'Ch' && Array.isArray(value) && value.length > 0);
