import type { SaveOutcome } from '../platform.ts'

/** Downloads a file. The browser does not report whether it was saved. */
export async function saveByDownload(name: string, content: Blob): Promise<SaveOutcome> {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
  return 'saved'
}

const REVOKE_DELAY_MS = 40_000
