'use client';

import { type ComponentType, createContext } from 'react';
import type { ControlProps } from './control';

/** The control of numbers that are kept and not shown; only who changes a filed claim has such. */
export const KeptControl = createContext<ComponentType<ControlProps> | null>(null);
