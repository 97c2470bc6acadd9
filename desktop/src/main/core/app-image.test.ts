import { expect, it } from 'vitest'
import { appImageOf } from './app-image.ts'

const env = { APPIMAGE: '/home/ana/Terminal.AppImage', APPDIR: '/tmp/.mount_Termin' }

it('is the AppImage that holds the program', () => {
  expect(appImageOf('/tmp/.mount_Termin/fanfare', env)).toBe('/home/ana/Terminal.AppImage')
})

it('is not the AppImage of the terminal that started the program', () => {
  expect(appImageOf('/opt/Fanfare/fanfare', env)).toBeUndefined()
  expect(appImageOf('/opt/Fanfare/fanfare', {})).toBeUndefined()
})
