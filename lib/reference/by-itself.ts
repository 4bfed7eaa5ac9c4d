/** The request header by which a page says that it asks by itself, and nobody does anything. */
export const byItself = 'x-by-itself';
