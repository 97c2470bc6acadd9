import type { BrowserWindow, MessageBoxOptions } from 'electron'
import { expect, it, vi } from 'vitest'
import type { BackgroundState } from '../../shared/desktop-state.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { askOnClose } from './ask-on-close.ts'

const showMessageBox = vi.hoisted(() =>
  vi.fn<(window: BrowserWindow, options: MessageBoxOptions) => Promise<{ response: number }>>(),
)

vi.mock('electron', () => ({ dialog: { showMessageBox } }))

async function ask(response: number, background: BackgroundState = 'unsupported') {
  showMessageBox.mockResolvedValue({ response })
  return askOnClose({} as BrowserWindow, createTranslator(['en']).t, background)
}

it('keeps the window when the question is cancelled', async () => {
  expect(await ask(2)).toBeNull()
  const [, { buttons, cancelId }] = showMessageBox.mock.lastCall!
  expect(buttons?.[cancelId ?? 0]).toBe('Cancel')
})

it('says why it asks, and where the answer can be changed', async () => {
  expect(await ask(0)).toBe('minimize')
  expect(await ask(1)).toBe('quit')
  const [, { message, detail, buttons }] = showMessageBox.mock.lastCall as [
    unknown,
    Electron.MessageBoxOptions,
  ]
  expect(message).toBe('What should closing the window do?')
  expect(detail).toMatch(/no tray icons.*settings for this computer/)
  expect(buttons).toEqual(['Minimize', 'Quit Fanfare', 'Cancel'])
})

it('offers to run in the background only where the desktop lists such programs', async () => {
  expect(await ask(0, 'supported')).toBe('background')
  expect(lastQuestion().buttons).toEqual([
    'Keep running in the background',
    'Minimize',
    'Quit Fanfare',
    'Cancel',
  ])
  expect(await ask(0, 'refused')).toBe('minimize')
  expect(lastQuestion().detail).toMatch(/does not let Fanfare run in the background/)
})

const lastQuestion = () => showMessageBox.mock.lastCall![1]
