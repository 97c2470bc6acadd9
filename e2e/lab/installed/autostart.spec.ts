import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import type { ScreenReader } from '../../sandbox/desktop/screen-reader.ts'
import { clickEntry } from '../../support/desktop/menu.ts'
import { expect, quitAny, readable, test, windowTitles, type Installed } from './support/test.ts'
import { tried } from './support/tried.ts'

const BOX = 'Start with this computer'
const entryOf = (desk: Desk) => join(desk.env.HOME!, '.config', 'autostart', 'fanfare.desktop')

async function openSettings(desk: Desk, reader: ScreenReader, client: Installed) {
  await expect(async () => clickEntry(await desk.item(client.pid), 'Settings…')).toPass()
  await expect.poll(() => reader.names('check box')).toContain(BOX)
}

/** Switches autostart on, and ends the client. */
async function switchOn(desk: Desk, reader: ScreenReader, client: Installed) {
  await openSettings(desk, reader, client)
  await reader.press('check box', BOX)
  await expect.poll(() => existsSync(entryOf(desk))).toBe(true)
  client.process.kill()
  await expect.poll(client.exitCode).toBe(0)
}

test(
  ...tried('start with this computer', 'the entry starts the installed client in the tray'),
  async ({ desk, launch, reader }) => {
    await switchOn(desk, reader, launch(readable, reader.env))
    expect(readFileSync(entryOf(desk), 'utf8')).toContain('\nExec="/opt/Fanfare/fanfare" --hidden\n')
    spawn('gio', ['launch', entryOf(desk)], { env: desk.env, stdio: 'ignore' })
    await expect.poll(() => desk.items()).toBe(2)
    expect(windowTitles(desk)).toEqual([])
    await quitAny(desk)
  },
)

test(
  ...tried('a desktop that wrote Hidden=true', 'is followed at the next start'),
  async ({ desk, launch, reader }) => {
    await switchOn(desk, reader, launch(readable, reader.env))
    appendFileSync(entryOf(desk), 'Hidden=true\n')
    await openSettings(desk, reader, launch(readable, reader.env))
    expect(await reader.isChecked(BOX)).toBe(false)
    expect(readFileSync(entryOf(desk), 'utf8')).toContain('Hidden=true')
  },
)

test(
  ...tried('APPIMAGE', 'that of another program does not start with this computer'),
  async ({ desk, launch, reader }) => {
    const foreign = { APPIMAGE: '/opt/Terminal.AppImage', APPDIR: '/tmp/.mount_Terminal' }
    await switchOn(desk, reader, launch(readable, { ...reader.env, ...foreign }))
    expect(readFileSync(entryOf(desk), 'utf8')).toContain('\nTryExec=/opt/Fanfare/fanfare\n')
  },
)
