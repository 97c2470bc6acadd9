import { expect, it, vi } from 'vitest'
import type { BaseWindow, MenuItemConstructorOptions } from 'electron'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { applicationMenu } from './application-menu.ts'
import type { ZoomStep } from './zoom-steps.ts'

type Item = MenuItemConstructorOptions

function open({ platform = 'linux' as NodeJS.Platform, language = 'en', development = false } = {}) {
  const commands = {
    openMain: vi.fn<() => void>(),
    openSettings: vi.fn<() => void>(),
    find: vi.fn<(window: BaseWindow | undefined) => void>(),
    go: vi.fn<(window: BaseWindow | undefined, direction: 'back' | 'forward') => void>(),
    zoom: vi.fn<(window: BaseWindow | undefined, step: ZoomStep) => void>(),
  }
  const { t } = createTranslator([language])
  const menu = applicationMenu({ t, platform, commands, development })
  const entries = menu.flatMap(({ submenu }) => submenu as Item[])
  const find = (id: string) => entries.find((entry) => entry.id === id)!
  return { commands, entries, find, titles: menu.map(({ label }) => label) }
}

it('has the menus of Linux and Windows, with access keys', () => {
  expect(open().titles).toEqual(['&File', '&Edit', '&View', '&Window'])
  expect(open({ platform: 'win32' }).titles).toEqual(['&File', '&Edit', '&View', '&Window'])
})

it('has the menus of macOS, where settings and quit belong to the application', () => {
  const { titles, entries } = open({ platform: 'darwin' })
  expect(titles).toEqual(['Fanfare', '&File', '&Edit', '&View', '&Window'])
  for (const role of ['about', 'services', 'hide', 'minimize', 'front'])
    expect(entries.filter((entry) => entry.role === role)).toHaveLength(1)
  expect(entries.filter(({ role }) => role === 'quit')).toHaveLength(1)
  expect(entries.filter(({ id }) => id === 'settings')).toHaveLength(1)
})

it.each(['linux', 'darwin'] as const)('reloads nothing and opens no developer tools on %s', (platform) => {
  const roles = open({ platform }).entries.map(({ role }) => role?.toLowerCase())
  for (const role of ['reload', 'forcereload', 'toggledevtools', 'viewmenu', 'help'])
    expect(roles).not.toContain(role)
})

it('offers the developer tools to a developer', () => {
  expect(open({ development: true }).entries.map(({ role }) => role)).toContain('toggleDevTools')
})

it('zooms in without Shift as well', () => {
  const { entries, commands } = open()
  const window = {} as BaseWindow
  const key = entries.find(({ accelerator }) => accelerator === 'CommandOrControl+=')!
  key.click!({} as never, window, {} as never)
  expect(commands.zoom).toHaveBeenCalledWith(window, 'in')
})

it.each(LANGUAGES)('names every visible entry in %s, each differently', (language) => {
  const labels = open({ platform: 'darwin', language })
    .entries.filter(({ type, visible }) => type !== 'separator' && visible !== false)
    .map(({ label }) => label)
  expect(labels).not.toContain(undefined)
  expect(new Set(labels).size).toBe(labels.length)
})

it.each([
  ['linux', 'Alt+Left', 'Alt+Right'],
  ['darwin', 'Command+[', 'Command+]'],
] as const)('goes back and forward by the keys of %s', (platform, back, forward) => {
  const { find, commands } = open({ platform })
  const window = {} as BaseWindow
  expect([find('back').accelerator, find('forward').accelerator]).toEqual([back, forward])
  for (const id of ['back', 'forward'] as const) {
    find(id).click!({} as never, window, {} as never)
    expect(commands.go).toHaveBeenLastCalledWith(window, id)
  }
})

it('opens the settings, the main window, and the search in the window with the focus', () => {
  const { find, commands } = open()
  const window = {} as BaseWindow
  const click = (id: string) => find(id).click!({} as never, window, {} as never)
  click('settings')
  click('main')
  click('find')
  expect(commands.openSettings).toHaveBeenCalledOnce()
  expect(commands.openMain).toHaveBeenCalledOnce()
  expect(commands.find).toHaveBeenCalledWith(window)
})
