import { startScreenReader, type ScreenReader } from '../../sandbox/desktop/screen-reader.ts'
import { expect, test as base } from './test.ts'

interface Scene {
  /** Reads the clients that are started at the desk after it. */
  reader: ScreenReader
  /**
   * Waits until the screen reader has said these words, after those of the call before. Resolves to what it has said in
   * between.
   */
  hears: (words: string) => Promise<string[]>
}

/** The options for a client that the screen reader can read. */
export const readable = ['--force-renderer-accessibility']

export { expect } from './test.ts'

/** Tests with a screen reader at the desk. */
export const test = base.extend<Scene>({
  reader: async ({ desk }, use) => {
    const reader = await startScreenReader(desk.bus, desk.env)
    Object.assign(desk.env, reader.env)
    await use(reader)
    await reader.stop()
  },
  hears: async ({ reader }, use) => {
    let heard = 0
    await use(async (words) => {
      const rest = () => reader.said.slice(heard)
      await expect.poll(rest, { message: `the screen reader says “${words}”` }).toContain(words)
      const between = rest().slice(0, rest().indexOf(words))
      heard += between.length + 1
      return between
    })
  },
})
