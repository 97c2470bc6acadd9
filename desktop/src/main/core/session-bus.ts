import type { MessageBus } from 'dbus-native'

/** Milliseconds to wait for an answer. */
const TIMEOUT_MS = 5_000

/** An object of a service. */
export interface BusObject {
  /** The name of the service. */
  name: string
  path: string
  interface: string
}

/** A value together with its type, where the signature of a message leaves the type open. */
export type Typed = (signature: string, value: unknown) => unknown

/** A connection to the session bus of a Linux desktop, over which programs talk to each other (D-Bus Specification). */
export interface SessionBus {
  typed: Typed
  /** Calls a method. Rejects when the service is missing, refuses, or does not answer in time. */
  call: <Answer>(to: BusObject, member: string, signature?: string, body?: unknown[]) => Promise<Answer>
  /** The name of this connection, which changes when it reconnects. */
  uniqueName: () => Promise<string>
  /** Calls back with the body of each such signal of the object, and of no other program, until the returned function is called. */
  onSignal: (from: BusObject, member: string, listener: (...body: never[]) => void) => Promise<() => void>
  /** Sends a signal to every program that listens. */
  signal: (from: Omit<BusObject, 'name'>, member: string, signature: string, body: unknown[]) => void
  /** Calls back with whether a service has this name, now and after every change. */
  watchName: (name: string, onChange: (isOwned: boolean) => void) => Promise<void>
}

/** Opens the connection with the first call, and returns the same one from then on. */
export type OpenSessionBus = () => Promise<SessionBus>

const DAEMON: BusObject = {
  name: 'org.freedesktop.DBus',
  path: '/org/freedesktop/DBus',
  interface: 'org.freedesktop.DBus',
}

/** The one connection of the client, not opened yet. It reconnects by itself. */
export function lazySessionBus(): OpenSessionBus {
  let opened: Promise<SessionBus> | undefined
  return () => (opened ??= openSessionBus())
}

async function openSessionBus(): Promise<SessionBus> {
  // Loaded on first use: it would slow down every start.
  const { sessionBus, Variant } = await import('dbus-native')
  const bus = sessionBus({ reconnect: true, timeout: TIMEOUT_MS, plainValues: true })
  // A failing call reports its own error.
  bus.connection.on('error', () => undefined)
  const call: SessionBus['call'] = async ({ name, ...object }, member, signature = '', body = []) =>
    bus.invoke({ destination: name, ...object, member, signature, body })
  return {
    typed: (signature, value) => new Variant(signature, value),
    call,
    uniqueName: async () => {
      // Known once anything was answered.
      await call(DAEMON, 'GetId')
      return bus.name ?? ''
    },
    onSignal: async (from, member, listener) => listen(bus, from, member, listener),
    signal: ({ path, interface: name }, member, signature, body) =>
      bus.sendSignal(path, name, member, signature, body),
    watchName: async (name, onChange) => {
      const onOwner = (changed: string, _before: string, owner: string) => {
        if (changed === name) onChange(owner !== '')
      }
      await listen(bus, DAEMON, 'NameOwnerChanged', onOwner, `,arg0='${name}'`)
      onChange(await call<boolean>(DAEMON, 'NameHasOwner', 's', [name]))
    },
  }
}

async function listen(
  bus: MessageBus,
  { name, path, interface: of }: BusObject,
  member: string,
  listener: (...body: never[]) => void,
  more = '',
): Promise<() => void> {
  // From the service only: any program on the bus could send such a signal.
  const rule = `type='signal',sender='${name}',interface='${of}',path='${path}',member='${member}'${more}`
  const key = bus.mangle(path, of, member)
  const hear = (body: never[]) => listener(...body)
  bus.signals.on(key, hear)
  await bus.addMatch(rule)
  return () => {
    bus.signals.off(key, hear)
    void bus.removeMatch(rule).catch(() => undefined)
  }
}
