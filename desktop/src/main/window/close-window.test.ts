import type { BrowserWindow } from 'electron'
import { expect, it, vi } from 'vitest'
import { createClosing, type ClosingAnswer } from './close-window.ts'
import type { OnClose } from './on-close.ts'

interface Scene {
  onClose?: OnClose
  /** The answers of the user, in order. */
  answers?: (ClosingAnswer | null)[]
  isGranted?: boolean
}

function setUp({ onClose = 'ask', answers = [], isGranted = true }: Scene) {
  const done: string[] = []
  const record = (what: string) => () => void done.push(what)
  const window = { hide: record('hide'), minimize: record('minimize'), isDestroyed: () => false }
  const askOnClose = vi.fn<() => Promise<ClosingAnswer | null>>(async () => answers.shift() ?? null)
  const closing = createClosing({
    onClose: () => onClose,
    askOnClose,
    enterBackground: async () => isGranted,
    remember: (answer) => void done.push(`remember ${answer}`),
    quit: record('quit'),
  })
  return { close: () => closing.close(window as unknown as BrowserWindow), askOnClose, done }
}

it('asks one question at a time, and does nothing when it is cancelled', async () => {
  const { close, askOnClose, done } = setUp({})
  close()
  close()
  await vi.waitFor(() => expect(askOnClose).toHaveBeenCalledOnce())
  expect(done).toEqual([])
})

it('asks again when the desktop refuses the background, and remembers the last answer only', async () => {
  const { close, askOnClose, done } = setUp({ answers: ['background', 'minimize'], isGranted: false })
  close()
  await expect.poll(() => done).toEqual(['remember minimize', 'minimize'])
  expect(askOnClose).toHaveBeenCalledTimes(2)
})

it('asks when the desktop refuses the background that was chosen earlier', async () => {
  const { close, done } = setUp({ onClose: 'background', answers: ['quit'], isGranted: false })
  close()
  await expect.poll(() => done).toEqual(['remember quit', 'quit'])
})

it('hides the window once the desktop lets it run in the background', async () => {
  const { close, done } = setUp({ answers: ['background'] })
  close()
  await expect.poll(() => done).toEqual(['remember background', 'hide'])
})

it.each(['hide', 'minimize', 'quit'] as const)('does at once what needs no question: %s', (onClose) => {
  const { close, done } = setUp({ onClose })
  close()
  expect(done).toEqual([onClose])
})
