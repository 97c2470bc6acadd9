import { clipboard } from 'electron'

/** Writes a text to the clipboard. Resolves to whether it is there. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    // Promises since Electron 45, plain values before.
    await clipboard.writeText(text)
    return (await clipboard.readText()) === text
  } catch {
    return false
  }
}
