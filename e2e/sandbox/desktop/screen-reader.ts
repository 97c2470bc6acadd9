import { hasState, startAccessibilityBus, type Reference } from './accessible.ts'
import type { Bus } from './bus.ts'
import { describeElement } from './description.ts'
import { startSpeech } from './speech.ts'

const ROOT: Reference = ['org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root']

/** Reads and presses what programs show, as assistive technology does: for a program that tests cannot inspect. */
export interface ScreenReader {
  /** The environment of the programs it reads. */
  env: NodeJS.ProcessEnv
  /** What it has said so far, as `startSpeech` describes. */
  said: readonly string[]
  /** All elements on the screen that can have the focus, each described as it is said. */
  focusable: () => Promise<string[]>
  /** The names of all elements with a role of AT-SPI, such as `push button`. */
  names: (role: string) => Promise<string[]>
  press: (role: string, name: string) => Promise<void>
  isChecked: (name: string) => Promise<boolean>
  stop: () => Promise<void>
}

/** Starts a screen reader on a desktop. */
export async function startScreenReader(bus: Bus, env: NodeJS.ProcessEnv): Promise<ScreenReader> {
  const a11y = await startAccessibilityBus(bus, env)
  const said = await startSpeech(a11y)

  const all = async (fits: (element: Reference) => Promise<boolean>, from = ROOT): Promise<Reference[]> => {
    // An element may vanish while its parent is read.
    const children = await a11y.childrenOf(from).catch(() => [])
    const found: Reference[] = []
    for (const child of children) {
      if (await fits(child).catch(() => false)) found.push(child)
      found.push(...(await all(fits, child)))
    }
    return found
  }
  const allOf = (role: string) => all(async (element) => (await a11y.roleOf(element)) === role)
  const isFocusable = async (element: Reference) => {
    const states = await a11y.statesOf(element)
    return hasState(states, 'focusable') && hasState(states, 'showing')
  }
  const find = async (role: string, name: string) => {
    const names: string[] = []
    for (const element of await allOf(role)) {
      const each = await a11y.nameOf(element)
      if (each === name) return element
      names.push(each)
    }
    throw new Error(`There is no ${role} “${name}”, only: ${names.join(' | ')}`)
  }

  return {
    env: { ...env, NO_AT_BRIDGE: undefined, ACCESSIBILITY_ENABLED: '1' },
    said,
    focusable: async () => {
      const words: string[] = []
      for (const element of await all(isFocusable)) words.push(await describeElement(a11y, element))
      return words
    },
    names: async (role) => {
      const names: string[] = []
      for (const element of await allOf(role)) names.push(await a11y.nameOf(element).catch(() => ''))
      return names
    },
    press: async (role, name) => {
      await a11y.ask(await find(role, name), 'org.a11y.atspi.Action', 'DoAction', 'i', [0])
    },
    isChecked: async (name) => hasState(await a11y.statesOf(await find('check box', name)), 'checked'),
    stop: a11y.stop,
  }
}
