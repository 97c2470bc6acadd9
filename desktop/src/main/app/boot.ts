import { app } from 'electron'
import { DESKTOP_SCHEME } from '@fanfare/contract/rules/desktop.ts'
import { linkAmong } from '../deep-link/parse-link.ts'
import { readCommandLine } from './command-line.ts'
import { start } from './start.ts'

/** From the first line to a client that answers, and what reaches it from outside while it runs. */
export function boot(words: readonly string[]): void {
  if (process.platform !== 'linux') app.setAsDefaultProtocolClient(DESKTOP_SCHEME)
  app.setAppUserModelId('app.fanfare.desktop')
  const client = app.whenReady().then(() => start(readCommandLine(words)))

  app.on('second-instance', (_event, more) => {
    void client.then(({ wish }) => wish({ ...readCommandLine(more.slice(1)), hidden: false }))
  })
  app.on('open-url', (event, url) => {
    event.preventDefault()
    const link = linkAmong([url])
    if (link !== null) void client.then(({ wish }) => wish({ link, copyNext: false, hidden: false }))
  })
  app.on(
    'activate',
    () => void client.then(({ wish }) => wish({ link: null, copyNext: false, hidden: false })),
  )
  // Without a window the client lives on in the tray.
  app.on('window-all-closed', () => undefined)
  app.on('before-quit', () => void client.then(({ leave }) => leave()))
}
