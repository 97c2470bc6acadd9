import { expect, it, vi } from 'vitest'
import { titleBar } from './title-bar.ts'

vi.mock('electron', () => ({ nativeTheme: {} }))

it('leaves the title bar of Linux to its desktop', () => {
  expect(titleBar('linux', false)).toEqual({})
})

it('puts the buttons of macOS in the middle of the header', () => {
  const { titleBarStyle, titleBarOverlay, trafficLightPosition } = titleBar('darwin', false)
  expect(titleBarStyle).toBe('hidden')
  expect(titleBarOverlay).toEqual({ height: 48 })
  expect(trafficLightPosition).toEqual({ x: 16, y: 17 })
})

it('draws the buttons of Windows in the colors of the theme, above the line under the header', () => {
  expect(titleBar('win32', true).titleBarOverlay).toEqual({
    color: '#100f0d',
    symbolColor: '#f2f1ed',
    height: 47,
  })
  expect(titleBar('win32', false).titleBarOverlay).toMatchObject({ color: '#fbfaf7', symbolColor: '#211e18' })
})
