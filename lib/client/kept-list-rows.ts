import { listRowsFrom, listRowsKey } from '@/lib/reference/list-rows';
import { keptCookie } from './keep-cookie';

/** How many rows a page of the list has in this browser. */
export const keptListRows = () => listRowsFrom(keptCookie(listRowsKey));
