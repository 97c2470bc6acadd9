import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ALL_DAYS, DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { settingsFile } from './settings.ts'

it('starts with the defaults, and reads what was saved', () => {
  const folder = temporaryFolder()
  const file = settingsFile(createDeviceStorage(folder))
  expect(file.read()).toEqual(DEFAULT_SETTINGS)
  const chosen = {
    ...DEFAULT_SETTINGS,
    shortcut: 'Alt+K',
    quietHours: { from: '22:00', to: '07:00', days: ALL_DAYS },
  }
  file.write(chosen)
  expect(settingsFile(createDeviceStorage(folder)).read()).toEqual(chosen)
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

it('has no shortcut until one is chosen', () => {
  expect(DEFAULT_SETTINGS.shortcut).toBeNull()
})

it.each(['', 'not json', '[]', 'null', '7'])('ignores %j instead of settings', (content) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'settings.json'), content)
  const { firstRunDone: _decided, ...read } = settingsFile(createDeviceStorage(folder)).read()
  const { firstRunDone: _undecided, ...defaults } = DEFAULT_SETTINGS
  expect(read).toEqual(defaults)
})

it('keeps the fields that can be read when one cannot', () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'settings.json'),
    '{ "startHidden": true, "quietHours": { "from": "late" }, "of": "later" }',
  )
  expect(settingsFile(createDeviceStorage(folder)).read()).toEqual({
    ...DEFAULT_SETTINGS,
    startHidden: true,
    firstRunDone: true,
  })
})
