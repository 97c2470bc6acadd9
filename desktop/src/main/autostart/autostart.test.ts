import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { syncAutostart } from './autostart.ts'
import { linuxAutostart } from './linux-autostart.ts'

vi.mock('electron', () => ({ app: {} }))

function setUp(configuration = temporaryFolder()) {
  const state = aState()
  const start = (program = '/opt/Fanfare/fanfare') =>
    syncAutostart(state, linuxAutostart(configuration, program))
  const choose = (launchAtLogin: boolean) =>
    state.setState(({ settings }) => ({ settings: { ...settings, launchAtLogin } }))
  const isOn = () => state.getState().settings.launchAtLogin
  return {
    state,
    start,
    choose,
    isOn,
    configuration,
    entry: join(configuration, 'autostart', 'fanfare.desktop'),
  }
}

it('writes the entry when it is switched on, and deletes it when it is switched off', () => {
  const { start, choose, entry } = setUp()
  start()
  expect(existsSync(entry)).toBe(false)
  choose(true)
  expect(readFileSync(entry, 'utf8')).toContain('/opt/Fanfare/fanfare')
  choose(false)
  expect(existsSync(entry)).toBe(false)
})

it.each(['Hidden=true', 'X-GNOME-Autostart-enabled=false'])(
  'follows a desktop that has written %s',
  (line) => {
    const { start, choose, entry, configuration } = setUp()
    start()
    choose(true)
    appendFileSync(entry, `${line}\n`)
    const next = setUp(configuration)
    next.choose(true)
    next.start()
    expect(next.isOn()).toBe(false)
    expect(readFileSync(entry, 'utf8')).toContain(line)
    next.choose(true)
    expect(readFileSync(entry, 'utf8')).not.toContain(line)
  },
)

it('follows a desktop that has deleted the entry', () => {
  const { start, choose, entry, configuration } = setUp()
  start()
  choose(true)
  rmSync(entry)
  const next = setUp(configuration)
  next.choose(true)
  next.start()
  expect(next.isOn()).toBe(false)
  expect(existsSync(entry)).toBe(false)
})

it('starts the program where it is now', () => {
  const { start, choose, entry, configuration } = setUp()
  start()
  choose(true)
  setUp(configuration).start('/opt/elsewhere')
  expect(readFileSync(entry, 'utf8')).toContain('/opt/elsewhere')
})

it('takes a change back that the system refuses, and says so', () => {
  const { state, start, choose, isOn, configuration } = setUp()
  // A file takes the place of the folder.
  writeFileSync(join(configuration, 'autostart'), '')
  start()
  choose(true)
  expect(isOn()).toBe(false)
  expect(state.getState().autostartRefused).toBe(true)
  rmSync(join(configuration, 'autostart'))
  mkdirSync(join(configuration, 'autostart'))
  choose(true)
  expect(isOn()).toBe(true)
  expect(state.getState().autostartRefused).toBe(false)
})
