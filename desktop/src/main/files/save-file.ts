import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { app, dialog, type BrowserWindow } from 'electron'

/** Asks where to save a file, and writes it there. */
export async function saveFile(
  window: BrowserWindow | null,
  name: string,
  content: Uint8Array,
): Promise<'saved' | 'cancelled' | 'failed'> {
  const options = { defaultPath: join(app.getPath('downloads'), basename(name)) }
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options))
  if (canceled || filePath === '') return 'cancelled'
  try {
    await writeFile(filePath, content)
    return 'saved'
  } catch {
    return 'failed'
  }
}
