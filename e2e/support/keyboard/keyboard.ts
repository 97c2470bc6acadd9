import { expect, type Page } from '@playwright/test'
import { focusOf, noteLooks, type Focus } from './focus.ts'

export interface Keyboard {
  /** Presses a key, and expects that the newly focused element is visible and has a name. */
  press: (key: string) => Promise<void>
  /** Types into the focused field. */
  type: (text: string) => Promise<void>
  /** Presses Tab until an element has the focus; otherwise fails with a list of everything on the way. */
  tabTo: (role: string, name: string | RegExp, options?: TabOptions) => Promise<void>
  /** The same with another key, which moves within a menu or a group; presses nothing if the element has the focus. */
  moveTo: (key: string, role: string, name: string | RegExp) => Promise<void>
  expectFocus: (role: string, name: string | RegExp) => Promise<void>
}

interface TabOptions {
  /** With Shift, to the previous element. */
  back?: boolean
  /** The maximum number of presses. */
  atMost?: number
}

/** Operates a page with the keyboard only. */
export function keyboardOf(page: Page): Keyboard {
  const press = async (key: string) => {
    await noteLooks(page)
    await page.keyboard.press(key)
    let focus = await focusOf(page)
    // The focused element may appear with a transition; other keys change the page, which takes longer.
    const options = { message: `after ${key}`, ...(key.endsWith('Tab') && { timeout: 5_000 }) }
    await expect.poll(async () => faultsOf((focus = await focusOf(page))), options).toEqual([])
    return focus
  }

  const pressUntil = async (key: string, role: string, name: string | RegExp, atMost: number) => {
    const passed: string[] = []
    for (let presses = 0; presses < atMost; presses++) {
      const focus = await press(key)
      if (isThe(focus, role, name)) return
      passed.push(describe(focus))
    }
    const wanted = `${role} “${String(name)}”`
    throw new Error(`${atMost} presses of ${key} did not lead to ${wanted}, but to\n${passed.join('\n')}`)
  }

  return {
    press: async (key) => void (await press(key)),
    type: (text) => page.keyboard.type(text),
    tabTo: (role, name, { back = false, atMost = 80 } = {}) =>
      pressUntil(back ? 'Shift+Tab' : 'Tab', role, name, atMost),
    moveTo: async (key, role, name) => {
      if (!isThe(await focusOf(page), role, name)) await pressUntil(key, role, name, 20)
    },
    expectFocus: async (role, name) => {
      const wanted = { role, name: typeof name === 'string' ? name : expect.stringMatching(name) }
      await expect.poll(() => focusOf(page)).toEqual({ ...wanted, faults: [] })
    },
  }
}

/** The starting point of the focus, which has no visible marker. */
const STARTS: ReadonlySet<string> = new Set(['none', 'generic', 'RootWebArea', 'main', 'dialog'])

const faultsOf = (focus: Focus) =>
  STARTS.has(focus.role) ? [] : focus.faults.map((fault) => `${describe(focus)} ${fault}`)

const describe = ({ role, name }: Focus) => `${role} “${name}”`

const isThe = (focus: Focus, role: string, name: string | RegExp) =>
  focus.role === role && (typeof name === 'string' ? focus.name === name : name.test(focus.name))
