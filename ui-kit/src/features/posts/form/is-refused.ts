import type { LinkCheck } from '@fanfare/contract/data/link_check.ts'

/** Whether a link cannot be shared at all. */
export function isRefused(check: LinkCheck | undefined): boolean {
  return check?.verdict === 'invalid' || check?.verdict === 'blocked'
}
