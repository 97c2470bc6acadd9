import { expect, it } from 'vitest'
import { desktopEntry } from './desktop-entry.ts'

it('starts the program hidden', () => {
  expect(desktopEntry('/opt/Fanfare/fanfare')).toContain('\nExec="/opt/Fanfare/fanfare" --hidden\n')
})

it('is ignored once the program has been uninstalled', () => {
  expect(desktopEntry('/opt/Fanfare/fanfare')).toContain('\nTryExec=/opt/Fanfare/fanfare\n')
})

it('has the icon of the client, and says what it is in each language', () => {
  const lines = desktopEntry('/opt/Fanfare/fanfare').split('\n')
  expect(lines).toContain('Icon=fanfare')
  expect(lines.filter((line) => line.startsWith('Comment')).map((line) => line.split('=')[0])).toEqual(
    expect.arrayContaining(['Comment', 'Comment[es]', 'Comment[fr]', 'Comment[pt]']),
  )
  expect(lines).toContain(
    'Comment[fr]=Les suggestions de commentaires de vos collègues, dans la zone de notification',
  )
})

it('quotes special characters, and escapes the backslashes of the quoting', () => {
  expect(desktopEntry('/home/ana/"50%" $HOME/`x`\\y')).toContain(
    'Exec="/home/ana/\\\\"50%%\\\\" \\\\$HOME/\\\\`x\\\\`\\\\\\\\y" --hidden',
  )
})
