import { powerMonitor } from 'electron'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { Connection } from '../../shared/desktop-state.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import type { OnSkipped } from '../core/schema.ts'
import type { State } from '../core/state.ts'
import { errorFacts } from '../log/error-facts.ts'
import type { Log } from '../log/log.ts'
import type { ServerList } from '../servers/server-list.ts'
import type { RunningSession } from '../core/running-session.ts'
import { forEachSession } from '../session/each-session.ts'
import type { Sessions } from '../session/sessions.ts'
import { connectStream } from '../stream/stream.ts'
import { createInbox, inboxFile } from '../notifications/inbox.ts'
import type { RhythmFollower } from '../notifications/rhythms.ts'
import type { ReceivedNotification } from '../notifications/notification-list.ts'

export interface ListenToServersOptions {
  state: State
  storage: DeviceStorage
  log: Log
  servers: Pick<ServerList, 'setUnread'>
  sessions: Pick<Sessions, 'tokenAt' | 'endByToken'>
  apiIn: (session: RunningSession) => CheckedClient
  fetch: typeof globalThis.fetch
  /** Keeps the rhythm of a session up to date. */
  followRhythm: (session: RunningSession) => RhythmFollower
  /** New notifications of a server, oldest first. */
  onNew: (address: string, notifications: readonly ReceivedNotification[]) => void
  /** An entry of a response or an event cannot be read. */
  onSkipped: OnSkipped
  /** The stream of a server is connected. */
  onConnect: (session: RunningSession) => void
  /** The session at a server has ended. */
  onEnd: (address: string) => void
  /** An event of the chosen server. */
  onEvent: (event: StreamEvent) => void
  /** An event of a server that is not chosen. */
  onEventElsewhere: (address: string, event: StreamEvent) => void
}

/** Listens to every server the user is signed in at; the windows, the panel and the tray follow the chosen one. */
export function listenToServers({
  state,
  storage,
  log,
  servers,
  sessions,
  apiIn,
  fetch,
  followRhythm,
  onNew,
  onSkipped,
  onConnect,
  onEnd,
  onEvent,
  onEventElsewhere,
}: ListenToServersOptions): { stop: () => void; restart: () => void } {
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
      const inbox = createInbox({
        address,
        api: apiIn({ address, token }),
        file,
        onUnread: (unread) => servers.setUnread(address, unread),
        onNew: (notifications) => {
          log.info('notifications.new', { count: notifications.length })
          onNew(address, notifications)
        },
        onSkipped,
        onFailure: (error) => log.warn('notifications.failed', errorFacts(error)),
      })
      const rhythm = followRhythm({ address, token })
      const close = connectStream({
        address,
        token,
        fetch,
        onUnauthenticated: () => sessions.endByToken(token),
        onConnection: (connection) => setConnection(address, connection),
        onSkipped,
        onConnect: () => {
          rhythm.check()
          inbox.check()
          onConnect({ address, token })
        },
        onEvent: (event) => {
          rhythm.onEvent(event)
          inbox.onEvent(event)
          if (isChosen(address)) onEvent(event)
          else onEventElsewhere(address, event)
        },
      })
      const stop = () => {
        close()
        inbox.stop()
        rhythm.stop()
        setConnection(address, 'unknown')
      }
      return {
        stop,
        end: () => {
          stop()
          inbox.forget()
          rhythm.forget()
          onEnd(address)
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
    restart: onResume,
    stop: () => {
      powerMonitor.off('resume', onResume)
      listening.stop()
    },
  }
}
