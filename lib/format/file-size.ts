const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** "512 Bytes", "1.50 KB", "9.54 MB": units of 1024, two decimals above bytes. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // Compared as shown: 1023.999 KB would read 1024.00 KB.
  while (unit < units.length - 1 && Number(size.toFixed(unit === 0 ? 0 : 2)) >= 1024) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(2)} ${units[unit]}`;
}
