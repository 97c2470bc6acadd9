import { isExternalLink } from '../../client/external-link.ts'
import type { OpenOutcome } from '../platform.ts'

/** Opens a link in a new tab. With `noopener` there is no way to tell whether the browser has blocked it. */
export function openInTab(url: string): OpenOutcome {
  const tab = isExternalLink(url) ? window.open(url, '_blank') : null
  if (tab === null) return 'blocked'
  tab.opener = null
  return 'opened'
}
