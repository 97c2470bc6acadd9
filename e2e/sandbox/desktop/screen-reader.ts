import { spawn } from 'node:child_process'
import dbus from 'dbus-next'
import type { Bus, Callee } from './bus.ts'
import { stopChild } from './child.ts'
import { inTime } from './in-time.ts'

const LAUNCHER = '/usr/libexec/at-spi-bus-launcher'
const ROOT: Reference = ['org.a11y.atspi.Registry', '/org/a11y/atspi/accessible/root']
const CALL_TIMEOUT_MS = 5_000
/** The bit of `GetState` for a checked box. */
const CHECKED = 1 << 4

type Reference = [service: string, path: string]

/** Reads and presses what programs show, as assistive technology does: for a program that tests cannot inspect. */
export interface ScreenReader {
  /** The environment of the programs it reads. */
  env: NodeJS.ProcessEnv
  /** The names of all elements with a role of AT-SPI, such as `push button`. */
  names: (role: string) => Promise<string[]>
  press: (role: string, name: string) => Promise<void>
  isChecked: (name: string) => Promise<boolean>
  stop: () => Promise<void>
}

/** Starts the accessibility bus of a desktop (AT-SPI 2). */
export async function startScreenReader(bus: Bus, env: NodeJS.ProcessEnv): Promise<ScreenReader> {
  const launcher = spawn(LAUNCHER, ['--launch-immediately'], { env, stdio: 'ignore' })
  await bus.waitForOwner('org.a11y.Bus')
  const a11yBus: Callee = { service: 'org.a11y.Bus', path: '/org/a11y/bus', interface: 'org.a11y.Bus' }
  const [busAddress] = (await bus.call(a11yBus, 'GetAddress')) as [string]
  const connection = dbus.sessionBus({ busAddress })

  const ask = async (
    [destination, path]: Reference,
    face: string,
    member: string,
    signature = '',
    body: unknown[] = [],
  ) => {
    const message = new dbus.Message({ destination, path, interface: face, member, signature, body })
    const answer = await inTime(connection.call(message), CALL_TIMEOUT_MS, `${path} did not answer ${member}`)
    return answer!.body as unknown[]
  }
  const roleOf = async (element: Reference) =>
    (await ask(element, 'org.a11y.atspi.Accessible', 'GetRoleName'))[0] as string
  const nameOf = async (element: Reference) => {
    const of = ['org.a11y.atspi.Accessible', 'Name']
    const [name] = await ask(element, 'org.freedesktop.DBus.Properties', 'Get', 'ss', of)
    return (name as { value: string }).value
  }
  const childrenOf = async (element: Reference) =>
    (await ask(element, 'org.a11y.atspi.Accessible', 'GetChildren'))[0] as Reference[]

  const all = async (role: string, from = ROOT): Promise<Reference[]> => {
    // An element may vanish while its parent is read.
    const children = await childrenOf(from).catch(() => [])
    const found: Reference[] = []
    for (const child of children) {
      if ((await roleOf(child).catch(() => '')) === role) found.push(child)
      found.push(...(await all(role, child)))
    }
    return found
  }
  const find = async (role: string, name: string) => {
    const names: string[] = []
    for (const element of await all(role)) {
      const each = await nameOf(element)
      if (each === name) return element
      names.push(each)
    }
    throw new Error(`There is no ${role} “${name}”, only: ${names.join(' | ')}`)
  }

  return {
    env: { ...env, NO_AT_BRIDGE: undefined, ACCESSIBILITY_ENABLED: '1' },
    names: async (role) => {
      const names: string[] = []
      for (const element of await all(role)) names.push(await nameOf(element).catch(() => ''))
      return names
    },
    press: async (role, name) => {
      await ask(await find(role, name), 'org.a11y.atspi.Action', 'DoAction', 'i', [0])
    },
    isChecked: async (name) => {
      const element = await find('check box', name)
      const [[low]] = (await ask(element, 'org.a11y.atspi.Accessible', 'GetState')) as [[number, number]]
      return (low & CHECKED) !== 0
    },
    stop: async () => {
      connection.disconnect()
      await stopChild(launcher)
    },
  }
}
