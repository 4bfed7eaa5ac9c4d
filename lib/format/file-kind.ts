const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
};

/** What people call a file of this type: "PDF", "Word". An unknown type comes back unchanged. */
export const fileKind = (mimeType: string) => kinds[mimeType] ?? mimeType;
