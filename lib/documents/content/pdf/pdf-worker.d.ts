/** The reading half of pdf.js; importing it puts it where the other half looks. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
