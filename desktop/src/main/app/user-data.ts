import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'
import { isWritable } from '../core/writable.ts'

/**
 * Chooses where Chromium keeps its profile, and returns the folder of the client's own files. They differ only when that
 * folder is not writable: Chromium does not run without a profile, so it gets a temporary one for the session.
 */
export function chooseUserData(): string {
  const chosen = app.commandLine.getSwitchValue('user-data-dir')
  const folder = chosen === '' ? app.getPath('userData') : chosen
  app.setPath('userData', isWritable(folder) ? folder : temporaryProfile())
  return folder
}

/** A folder for this user only. Inside the session's runtime folder, a second launch still finds the first client. */
function temporaryProfile(): string {
  const ofSession = process.env['XDG_RUNTIME_DIR']
  const profile = ofSession === undefined ? null : join(ofSession, 'fanfare')
  return profile !== null && isWritable(profile) ? profile : mkdtempSync(join(tmpdir(), 'fanfare-'))
}
