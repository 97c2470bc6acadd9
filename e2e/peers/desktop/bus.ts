import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import dbus, { type MessageBus } from 'dbus-next'
import { startChild } from './child.ts'
import { inTime } from './in-time.ts'

/** No service is activated by name. */
const CONFIGURATION = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
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
  /** Waits until somebody owns a name. */
  waitForOwner: (name: string) => Promise<void>
  stop: () => Promise<void>
}

export interface Callee {
  service: string
  path: string
  interface: string
}

const DAEMON: Callee = {
  service: 'org.freedesktop.DBus',
  path: '/org/freedesktop/DBus',
  interface: 'org.freedesktop.DBus',
}

const CALL_TIMEOUT_MS = 10_000
const OWNER_TIMEOUT_MS = 10_000

/** A session bus of its own, with a connection to it. */
export async function startBus(folder: string): Promise<Bus> {
  const file = join(folder, 'session.conf')
  writeFileSync(file, CONFIGURATION)
  const daemon = await startChild('dbus-daemon', [`--config-file=${file}`, '--nofork', '--print-address=1'])
  const connection = dbus.sessionBus({ busAddress: daemon.firstLine })
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
    address: daemon.firstLine,
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
