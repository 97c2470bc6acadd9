import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { aFolder } from '../testing/a-folder.ts'
import { settingsFile } from './settings-file.ts'

it('begins with the defaults, and finds what was kept', () => {
  const folder = aFolder()
  const file = settingsFile(folder)
  expect(file.read()).toEqual(DEFAULT_SETTINGS)
  const chosen = { ...DEFAULT_SETTINGS, shortcut: null, quietHours: { from: '22:00', to: '07:00' } }
  file.write(chosen)
  expect(settingsFile(folder).read()).toEqual(chosen)
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

it.each(['', 'not json', '[]', 'null', '7'])('takes %j for no settings', (content) => {
  const folder = aFolder()
  writeFileSync(join(folder, 'settings.json'), content)
  expect(settingsFile(folder).read()).toEqual(DEFAULT_SETTINGS)
})

it('keeps the choices that can be read beside one that cannot', () => {
  const folder = aFolder()
  writeFileSync(
    join(folder, 'settings.json'),
    '{ "startHidden": true, "quietHours": { "from": "late" }, "of": "later" }',
  )
  expect(settingsFile(folder).read()).toEqual({ ...DEFAULT_SETTINGS, startHidden: true })
})
