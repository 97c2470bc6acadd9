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

/** Clears the clipboard if it still has this text. */
export async function clearClipboard(text: string): Promise<void> {
  try {
    if ((await clipboard.readText()) === text) await clipboard.clear()
  } catch {
    // What cannot be read cannot be told from something else the person has copied since, and stays.
  }
}
