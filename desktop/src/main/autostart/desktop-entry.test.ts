import { expect, it } from 'vitest'
import { desktopEntry } from './desktop-entry.ts'

it('starts the program hidden', () => {
  expect(desktopEntry('/opt/Fanfare/fanfare')).toContain('\nExec="/opt/Fanfare/fanfare" --hidden\n')
})

it('is ignored once the program has been uninstalled', () => {
  expect(desktopEntry('/opt/Fanfare/fanfare')).toContain('\nTryExec=/opt/Fanfare/fanfare\n')
})

it('quotes special characters, and escapes the backslashes of the quoting', () => {
  expect(desktopEntry('/home/ana/"50%" $HOME/`x`\\y')).toContain(
    'Exec="/home/ana/\\\\"50%%\\\\" \\\\$HOME/\\\\`x\\\\`\\\\\\\\y" --hidden',
  )
})
