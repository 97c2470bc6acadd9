import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import dbus, { type MessageBus } from 'dbus-next'
import { startChild } from './child.ts'
import { inTime } from './in-time.ts'

/** A bus at this path that activates no service by name. */
const configuration = (
  path: string,
) => `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=${path}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
    <allow user="*"/>
  </policy>
</busconfig>
`

export interface Bus {
  address: string
  connection: MessageBus
  /** Calls a method and returns its result. */
  call: (to: Callee, member: string, signature?: string, body?: unknown[]) => Promise<unknown[]>
  property: <Value>(of: Callee, name: string) => Promise<Value>
  /** The process id of the owner of a name, or null. */
  ownerOf: (name: string) => Promise<number | null>
  /** Waits until a name has an owner. */
  waitForOwner: (name: string) => Promise<void>
  stop: () => Promise<void>
}

export interface Callee {
  service: string
  path: string
  interface: string
}

/** The bus itself. */
export const DAEMON: Callee = {
  service: 'org.freedesktop.DBus',
  path: '/org/freedesktop/DBus',
  interface: 'org.freedesktop.DBus',
}

const CALL_TIMEOUT_MS = 10_000
const OWNER_TIMEOUT_MS = 10_000

/** A session bus with a connection to it. It has the same address as an earlier bus in this folder. */
export async function startBus(folder: string): Promise<Bus> {
  const file = join(folder, 'session.conf')
  writeFileSync(file, configuration(join(folder, 'bus')))
  const daemon = await startChild('dbus-daemon', [`--config-file=${file}`, '--nofork', '--print-address=1'])
  // Without the daemon's id, like the session bus address that systemd sets.
  const [address] = daemon.firstLine.split(',')
  const connection = dbus.sessionBus({ busAddress: address! })
  const call: Bus['call'] = async (to, member, signature = '', body = []) => {
    const message = new dbus.Message({
      destination: to.service,
      path: to.path,
      interface: to.interface,
      member,
      signature,
      body,
    })
    const { service } = to
    const answer = await inTime(
      connection.call(message),
      CALL_TIMEOUT_MS,
      `${service} did not answer ${member}`,
    )
    return answer?.body ?? []
  }
  const ownerOf: Bus['ownerOf'] = async (name) => {
    const answer = await call(DAEMON, 'GetConnectionUnixProcessID', 's', [name]).catch(() => [null])
    return answer[0] as number | null
  }
  return {
    address: address!,
    connection,
    call,
    property: async <Value>(of: Callee, name: string) => {
      const properties = { ...of, interface: 'org.freedesktop.DBus.Properties' }
      const [variant] = await call(properties, 'Get', 'ss', [of.interface, name])
      return (variant as { value: Value }).value
    },
    ownerOf,
    waitForOwner: async (name) => {
      const until = Date.now() + OWNER_TIMEOUT_MS
      while ((await ownerOf(name)) === null) {
        if (Date.now() > until) throw new Error(`Nobody owned ${name} in time`)
        await new Promise((later) => setTimeout(later, 50))
      }
    },
    stop: async () => {
      connection.disconnect()
      await daemon.stop()
    },
  }
}
