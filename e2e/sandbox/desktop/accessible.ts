import { spawn } from 'node:child_process'
import dbus, { type Message } from 'dbus-next'
import type { Bus, Callee } from './bus.ts'
import { stopChild } from './child.ts'
import { inTime } from './in-time.ts'

const LAUNCHER = '/usr/libexec/at-spi-bus-launcher'
const CALL_TIMEOUT_MS = 5_000

/** The bits of the states that are read. */
const STATES = { checked: 4n, focusable: 11n, showing: 25n } as const

/** Whether a state is among the bits of `GetState`. */
export const hasState = (bits: bigint, state: keyof typeof STATES) => ((bits >> STATES[state]) & 1n) === 1n

/** An element on the accessibility bus. */
export type Reference = [service: string, path: string]

/** The bus on which programs describe their elements to assistive technology (AT-SPI 2). */
export interface AccessibilityBus {
  ask: (
    of: Reference,
    face: string,
    member: string,
    signature?: string,
    body?: unknown[],
  ) => Promise<unknown[]>
  roleOf: (element: Reference) => Promise<string>
  nameOf: (element: Reference) => Promise<string>
  parentOf: (element: Reference) => Promise<Reference>
  childrenOf: (element: Reference) => Promise<Reference[]>
  attributesOf: (element: Reference) => Promise<Record<string, string>>
  /** The bits of all states. */
  statesOf: (element: Reference) => Promise<bigint>
  /** Calls the listener with each message on the bus. */
  onMessage: (listener: (message: Message) => void) => void
  stop: () => Promise<void>
}

const ACCESSIBLE = 'org.a11y.atspi.Accessible'

/** Starts the accessibility bus of a desktop. */
export async function startAccessibilityBus(bus: Bus, env: NodeJS.ProcessEnv): Promise<AccessibilityBus> {
  const launcher = spawn(LAUNCHER, ['--launch-immediately'], { env, stdio: 'ignore' })
  await bus.waitForOwner('org.a11y.Bus')
  const a11yBus: Callee = { service: 'org.a11y.Bus', path: '/org/a11y/bus', interface: 'org.a11y.Bus' }
  const [busAddress] = (await bus.call(a11yBus, 'GetAddress')) as [string]
  const connection = dbus.sessionBus({ busAddress })

  const ask: AccessibilityBus['ask'] = async (
    [destination, path],
    face,
    member,
    signature = '',
    body = [],
  ) => {
    const message = new dbus.Message({ destination, path, interface: face, member, signature, body })
    const answer = await inTime(connection.call(message), CALL_TIMEOUT_MS, `${path} did not answer ${member}`)
    return answer!.body as unknown[]
  }
  const read = async <Answer>(element: Reference, member: string) =>
    (await ask(element, ACCESSIBLE, member))[0] as Answer
  const property = async <Value>(element: Reference, name: string) => {
    const [variant] = await ask(element, 'org.freedesktop.DBus.Properties', 'Get', 'ss', [ACCESSIBLE, name])
    return (variant as { value: Value }).value
  }

  return {
    ask,
    roleOf: (element) => read(element, 'GetRoleName'),
    nameOf: (element) => property(element, 'Name'),
    parentOf: (element) => property(element, 'Parent'),
    childrenOf: (element) => read(element, 'GetChildren'),
    attributesOf: (element) => read(element, 'GetAttributes'),
    statesOf: async (element) => {
      const [low, high] = await read<[number, number]>(element, 'GetState')
      return BigInt(low) | (BigInt(high) << 32n)
    },
    onMessage: (listener) => connection.on('message', listener),
    stop: async () => {
      connection.disconnect()
      await stopChild(launcher)
    },
  }
}
