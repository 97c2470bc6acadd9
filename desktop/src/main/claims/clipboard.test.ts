import { beforeEach, expect, it, vi } from 'vitest'
import { clearClipboard, writeClipboard } from './clipboard.ts'

const { clipboard } = vi.hoisted(() => ({
  clipboard: {
    content: '',
    writeText: vi.fn<(text: string) => void>(),
    readText: vi.fn<() => string>(),
    clear: vi.fn<() => void>(),
  },
}))
vi.mock('electron', () => ({ clipboard }))

beforeEach(() => {
  clipboard.content = ''
  clipboard.writeText.mockImplementation((text: string) => void (clipboard.content = text))
  clipboard.readText.mockImplementation(() => clipboard.content)
  clipboard.clear.mockImplementation(() => void (clipboard.content = ''))
})

it('says that a text is not there when the clipboard refuses it, or has something else', async () => {
  clipboard.writeText.mockImplementation(() => {
    throw new Error('no clipboard')
  })
  await expect(writeClipboard('Bravo')).resolves.toBe(false)
  clipboard.writeText.mockImplementation(() => undefined)
  await expect(writeClipboard('Bravo')).resolves.toBe(false)
})

it('writes a text, and clears it', async () => {
  await expect(writeClipboard('Bravo')).resolves.toBe(true)
  await clearClipboard('Bravo')
  expect(clipboard.content).toBe('')
})

it('leaves what the person has copied since', async () => {
  await writeClipboard('Bravo')
  clipboard.content = 'A phone number'
  await clearClipboard('Bravo')
  expect(clipboard.content).toBe('A phone number')
})

it('clears nothing it cannot read', async () => {
  await writeClipboard('Bravo')
  clipboard.readText.mockImplementation(() => {
    throw new Error('no clipboard')
  })
  await clearClipboard('Bravo')
  expect(clipboard.content).toBe('Bravo')
})
