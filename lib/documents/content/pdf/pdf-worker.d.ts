/** The half of pdf.js that reads; importing it puts it where the other half looks. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
