/** A request has this header when the page asks by itself and nobody does anything. */
export const byItself = 'x-by-itself';
