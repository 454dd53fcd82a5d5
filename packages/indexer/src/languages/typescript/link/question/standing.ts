import type { AccountedCode, LimitCode, UseCode } from 'nonesuch-schema';

/** What an occurrence is: how it stands to the symbol, and by which code. A code of another family makes no standing. */
export type Standing =
  | { readonly standing: 'use'; readonly code: UseCode }
  | { readonly standing: 'open'; readonly code: LimitCode }
  | { readonly standing: 'accounted'; readonly code: AccountedCode };

export const use = (code: UseCode): Standing => ({ standing: 'use', code });
export const open = (code: LimitCode): Standing => ({ standing: 'open', code });
export const accounted = (code: AccountedCode): Standing => ({ standing: 'accounted', code });
