import { clipboard } from 'electron'

/** Writes a text to the clipboard. Resolves to whether it succeeded. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    // Promises since Electron 45, plain values before.
    await clipboard.writeText(text)
    return (await clipboard.readText()) === text
  } catch {
    return false
  }
}

/** Clears the clipboard if it still contains this text. */
export async function clearClipboard(text: string): Promise<void> {
  try {
    if ((await clipboard.readText()) === text) await clipboard.clear()
  } catch {
    // An unreadable clipboard may contain something else the user has copied since, so it stays.
  }
}
