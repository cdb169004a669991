import type { ReactNode } from 'react';
import { type Permission, useMay } from '../api/useMay.ts';

/** Shows what needs a permission to those who have it. */
export function Allowed({ to, children }: { readonly to: Permission; readonly children: ReactNode }) {
  return useMay()(to) ? children : null;
}
