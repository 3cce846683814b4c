import type { Address } from './call.ts'

/** Method and path of the call that reports an error on a page. */
export const reportAddresses = {
  reportError: { method: 'post', path: 'portal/report' },
} as const satisfies Record<string, Address>
