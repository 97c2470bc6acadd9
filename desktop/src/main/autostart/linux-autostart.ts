import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desktopEntry, isEnabled } from './desktop-entry.ts'

/** Whether the system starts the client at login. The system's own settings may change it as well. */
export interface Autostart {
  isOn: () => boolean
  /** Throws when the system refuses it. */
  set: (on: boolean) => void
}

/** Autostart by an entry in the `autostart` folder of the user's configuration (Desktop Application Autostart Specification). */
export function linuxAutostart(configuration: string, program: string): Autostart {
  const folder = join(configuration, 'autostart')
  const file = join(folder, 'fanfare.desktop')
  return {
    isOn: () => {
      try {
        return isEnabled(readFileSync(file, 'utf8'))
      } catch {
        return false
      }
    },
    set: (on) => {
      if (!on) return rmSync(file, { force: true })
      mkdirSync(folder, { recursive: true })
      return writeFileSync(file, desktopEntry(program))
    },
  }
}
