import type { Message } from 'dbus-next'
import { DAEMON, type Bus } from './bus.ts'

/** A number on the icon of a program, as a dock shows it. */
export interface LauncherBadge {
  application: string
  count: number
  visible: boolean
}

const INTERFACE = 'com.canonical.Unity.LauncherEntry'

interface Properties {
  count: { value: bigint }
  'count-visible': { value: boolean }
}

/** Listens as a dock does: `com.canonical.Unity.LauncherEntry`. Returns the badges, the newest last. */
export async function startLauncher({ connection, call }: Bus): Promise<readonly LauncherBadge[]> {
  const badges: LauncherBadge[] = []
  connection.on('message', ({ interface: of, member, body }: Message) => {
    if (of !== INTERFACE || member !== 'Update') return
    const [application, properties] = body as [string, Properties]
    badges.push({
      application,
      count: Number(properties.count.value),
      visible: properties['count-visible'].value,
    })
  })
  await call(DAEMON, 'AddMatch', 's', [`type='signal',interface='${INTERFACE}',member='Update'`])
  return badges
}
