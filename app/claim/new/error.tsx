'use client';

// Of its own, so that header and foot stay around it.
export { default } from '@/app/error';
