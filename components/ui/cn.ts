import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. It does not settle conflicts between utilities: use a component's `className` for its place in the layout
 * (margin, width of a wrapper, grid cell), never for its look.
 */
export function cn(...parts: ClassValue[]): string {
  return clsx(parts);
}
