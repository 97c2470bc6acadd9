import { clipboard } from 'electron'

/** Puts a text on the clipboard. Answers whether it is there now. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    // Electron has answered with promises since 45, and at once before.
    await clipboard.writeText(text)
    return (await clipboard.readText()) === text
  } catch {
    return false
  }
}
