import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { APP_ICONS, APPLE_ICON } from '@fanfare/contract/core/rules/app_icons.ts'
import { drawIcon } from './draw-icon.ts'

/** Draws the icons of the installed client from the mark. */
export function appIcons(mark: string, folder: string): Plugin {
  return {
    name: 'app-icons',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle() {
      const drawing = await readFile(mark, 'utf8')
      for (const icon of [...APP_ICONS, APPLE_ICON].filter(({ type }) => type === 'image/png')) {
        const file = join(folder, icon.src)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, await drawIcon(drawing, icon))
      }
    },
  }
}
