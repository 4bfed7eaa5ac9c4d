import { cookies } from 'next/headers';
import { listRowsFrom, listRowsKey } from '@/lib/reference/list-rows';

/** How many rows a page of the professionals' list has in this browser. */
export const chosenRows = async () => listRowsFrom((await cookies()).get(listRowsKey)?.value);
