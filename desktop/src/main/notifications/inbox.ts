import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { Notification, NotificationList } from '@fanfare/contract/data/notification.ts'
import type { KnownServer } from '../../shared/desktop-state.ts'
import { soon } from '../app/soon.ts'
import type { State } from '../app/state.ts'
import type { JsonFile } from '../files/json-file.ts'
import type { ServerApi } from '../server-api/server-api.ts'
import type { InboxPlace } from './inbox-file.ts'

/** Gets what is new, newest last; each thing once, also over restarts and outages. */
export type TellNews = (news: readonly Notification[]) => void

export interface InboxNeeds {
  state: State
  api: ServerApi
  file: JsonFile<Record<string, InboxPlace>>
  tell: TellNews
  /** Milliseconds in which events are gathered into one question. */
  gather?: number
}

const TOLD_MAX = 500
/** Milliseconds between two questions, however much happens. */
const REST = 1_000
const OF_NEWS = new Set<StreamEvent['type']>([
  'post.created',
  'post.approved',
  'post.updated',
  'post.deleted',
  'reply.added',
  'supply.low',
  'report.resolved',
  'organization.joined',
  'organization.left',
  'resync',
])

/**
 * What has happened, as the server tells it. An event of the stream is only a knock on the door: the question
 * that follows finds what was missed while nobody listened just as well.
 */
export function inbox({ state, api, file, tell, gather = 100 }: InboxNeeds): {
  hear: (event: StreamEvent) => void
} {
  const ask = soon(
    async () => {
      const { server, handle } = state.getState()
      if (server === null || handle === null) return
      const { [server]: place, ...others } = file.read()
      const answer = await collect(api, place?.cursor ?? null)
      if (state.getState().handle !== handle) return
      const { news, told } = sift(answer.notifications, place?.told ?? [])
      file.write({ ...others, [server]: { cursor: answer.cursor, told } })
      state.setState({ unread: answer.unread })
      // The first look at an inbox finds old news: they are for reading, not for telling.
      if (place !== undefined && news.length > 0) tell(news)
    },
    gather,
    REST,
  )

  state.subscribe((now, before) => {
    if (now.handle === null && before.handle !== null) file.write(signedInOnly(file.read(), now.servers))
    const cameBack = now.reach === 'online' && before.reach === 'offline'
    if (cameBack || (now.handle !== before.handle && now.handle !== null)) ask()
  })
  return {
    hear: (event) => {
      if (event.type === 'notifications.read') state.setState({ unread: event.unread })
      if (OF_NEWS.has(event.type)) ask()
    },
  }
}

/** All that has happened since a place, oldest first; the newest page where there is no place yet. */
async function collect(api: ServerApi, from: string | null): Promise<NotificationList> {
  const notifications: Notification[] = []
  let cursor = from
  for (;;) {
    const query = cursor === null ? '' : `?after=${encodeURIComponent(cursor)}`
    const answer = await api.get<NotificationList>(`/notifications${query}`)
    notifications.push(...answer.notifications.toReversed())
    cursor = answer.cursor
    if (!answer.hasMore) return { ...answer, notifications }
  }
}

/** Parts what has not been told from what has, and remembers both. */
function sift(
  notifications: readonly Notification[],
  told: readonly string[],
): { news: Notification[]; told: string[] } {
  const known = new Set(told)
  const news = notifications.filter(({ id }) => !known.has(id) && known.add(id))
  return { news, told: [...known].slice(-TOLD_MAX) }
}

// Whoever signs in next begins with an inbox of their own.
function signedInOnly(
  places: Record<string, InboxPlace>,
  servers: readonly KnownServer[],
): Record<string, InboxPlace> {
  const signedIn = new Set(servers.flatMap((server) => (server.signedIn ? server.address : [])))
  return Object.fromEntries(Object.entries(places).filter(([address]) => signedIn.has(address)))
}
