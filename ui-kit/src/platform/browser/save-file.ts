import type { SaveOutcome } from '../platform.ts'

/** Hands a file to the downloads of the browser. What becomes of it there, no page is told. */
export async function saveByDownload(name: string, content: Blob): Promise<SaveOutcome> {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A download reads the address after the click, not during it.
  setTimeout(() => URL.revokeObjectURL(address), READING_TIME)
  return 'saved'
}

/** Milliseconds. */
const READING_TIME = 40_000
