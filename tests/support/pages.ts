import { readdirSync } from 'node:fs';

/** The address of a page's file, with 6f0b for what stands in brackets: `app/ip/(entry)/login/page.tsx` is /ip/login. */
const addressOf = (file: string) =>
  `/${file
    .split('/')
    .slice(1, -1)
    .filter((part) => !part.startsWith('('))
    .map((part) => (part.startsWith('[') ? '6f0b' : part))
    .join('/')}`;

/** The address of every page of the app, sorted. */
export const pageAddresses = () =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => addressOf(`app/${file}`))
    .toSorted();
