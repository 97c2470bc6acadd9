import type { ShareData, ShareOutcome } from '../platform.ts'

/** Opens the share sheet of the system, where there is one. */
export async function openShareSheet(data: ShareData): Promise<ShareOutcome> {
  if (!('share' in navigator)) return 'unsupported'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unsupported'
  }
}
