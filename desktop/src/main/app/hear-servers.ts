import { powerMonitor } from 'electron'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { Notification } from '@fanfare/contract/data/notification.ts'
import type { Connection } from '../../shared/desktop-state.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import { createServerApi } from '../core/server-api.ts'
import type { State } from '../core/state.ts'
import { errorFacts } from '../log/error-facts.ts'
import type { Log } from '../log/log.ts'
import type { ServerList } from '../servers/server-list.ts'
import { forEachSession } from '../session/each-session.ts'
import type { Sessions } from '../session/sessions.ts'
import { connectStream } from '../stream/stream.ts'
import { createInbox, inboxFile } from '../notifications/inbox.ts'

export interface HearServersOptions {
  state: State
  storage: DeviceStorage
  log: Log
  servers: Pick<ServerList, 'setUnread'>
  sessions: Pick<Sessions, 'tokenAt' | 'endByToken'>
  language: () => string
  fetch: typeof globalThis.fetch
  /** New notifications of a server, oldest first. */
  onNew: (address: string, notifications: readonly Notification[]) => void
  /** The stream of the chosen server is connected. */
  onConnect: () => void
  /** An event of the chosen server. */
  onEvent: (event: StreamEvent) => void
}

/** Listens to every server the person is signed in at; the windows, the panel and the tray follow the chosen one. */
export function hearServers({
  state,
  storage,
  log,
  servers,
  sessions,
  language,
  fetch,
  onNew,
  onConnect,
  onEvent,
}: HearServersOptions): { stop: () => void } {
  const file = inboxFile(storage)
  const connections = new Map<string, Connection>()
  const showConnection = () =>
    state.setState(({ server }) => ({ connection: connections.get(server ?? '') ?? 'unknown' }))
  const setConnection = (address: string, connection: Connection) => {
    connections.set(address, connection)
    if (address === state.getState().server) showConnection()
  }
  const isChosen = (address: string) => address === state.getState().server

  const listening = forEachSession({
    state,
    tokenAt: sessions.tokenAt,
    begin: ({ address, token }) => {
      const onUnauthenticated = () => sessions.endByToken(token)
      const inbox = createInbox({
        address,
        api: createServerApi({
          server: () => address,
          token: () => token,
          language,
          onUnauthenticated,
          fetch,
        }),
        file,
        onUnread: (unread) => servers.setUnread(address, unread),
        onNew: (notifications) => {
          log.info('notifications.new', { count: notifications.length })
          onNew(address, notifications)
        },
        onFailure: (error) => log.warn('notifications.failed', errorFacts(error)),
      })
      const close = connectStream({
        address,
        token,
        fetch,
        onUnauthenticated,
        onConnection: (connection) => setConnection(address, connection),
        onConnect: () => {
          inbox.check()
          if (isChosen(address)) onConnect()
        },
        onEvent: (event) => {
          inbox.onEvent(event)
          if (isChosen(address)) onEvent(event)
        },
      })
      const stop = () => {
        close()
        inbox.stop()
        setConnection(address, 'unknown')
      }
      return {
        stop,
        end: () => {
          stop()
          inbox.forget()
        },
      }
    },
  })
  state.subscribe((now, before) => {
    if (now.server !== before.server) showConnection()
  })
  const onResume = () => {
    listening.restart()
    onEvent({ type: 'resync' })
  }
  powerMonitor.on('resume', onResume)
  return {
    stop: () => {
      powerMonitor.off('resume', onResume)
      listening.stop()
    },
  }
}
