import * as v from 'valibot'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { NotificationListQuery } from '@fanfare/contract/notifications/data/notification.ts'
import { NOTIFICATION_EVENTS } from '@fanfare/contract/notifications/rules/notification_events.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import type { DeviceStorage, StoredFile } from '../core/device-storage.ts'
import { refreshTask } from '../core/refresh-task.ts'
import { recordOf, text, type OnSkipped } from '../core/schema.ts'
import {
  notificationList,
  type ReceivedNotification,
  type ReceivedNotifications,
} from './notification-list.ts'

const SHOWN_MAX = 500

/** The position up to which the user has been notified at one server. */
const position = v.object({
  /** The cursor of the next request. */
  cursor: text,
  /** What was shown recently, because every response repeats the last few. */
  told: v.pipe(v.array(text), v.maxLength(SHOWN_MAX)),
})

const schema = recordOf(position)

export type InboxPositions = v.InferOutput<typeof schema>

/** The position in every inbox, by server. */
export function inboxFile(storage: DeviceStorage): StoredFile<InboxPositions> {
  return storage.file('inbox.json', (content) => v.parse(schema, content), {})
}

export interface InboxOptions {
  /** The address of the server. */
  address: string
  api: Pick<CheckedClient, 'get'>
  file: StoredFile<InboxPositions>
  /** Called with new notifications, oldest first, each once, also across restarts and outages. */
  onNew: (notifications: readonly ReceivedNotification[]) => void
  /** Called with the number of unread posts, as the server counts them. */
  onUnread: (count: number) => void
  onSkipped?: OnSkipped
  /** Called with every failed request, which is retried until one succeeds. */
  onFailure?: (error: unknown) => void
  /** Milliseconds in which events are gathered into one request. */
  delay?: number
}

export interface Inbox {
  /** Fetches notifications that may have been missed. */
  check: () => void
  onEvent: (event: StreamEvent) => void
  /** Ignores responses from now on. */
  stop: () => void
  /** Forgets the position: the next user must not inherit it. */
  forget: () => void
}

/** Minimum milliseconds between two requests. */
const MIN_INTERVAL = 1_000
/** The maximum number of pages per check; the next check continues after them. */
const PAGES_MAX = 100
const RELEVANT_EVENTS = new Set<StreamEvent['type']>([...NOTIFICATION_EVENTS, 'resync'])

/**
 * The notifications of a server for one session. A stream event only triggers a request, so missed notifications are
 * found in the same way.
 */
export function createInbox({
  address,
  api,
  file,
  onNew,
  onUnread,
  onSkipped,
  onFailure,
  delay = 100,
}: InboxOptions): Inbox {
  const schemaOfList = notificationList(onSkipped)
  let stopped = false
  const check = refreshTask(
    async () => {
      if (stopped) return
      const position = file.read()[address]
      const list = await fetchSince(api, schemaOfList, position?.cursor)
      if (stopped) return
      const { fresh, shown } = withoutShown(list.notifications, position?.told ?? [])
      onUnread(list.unread)
      // Notifications from before the first request are counted, but not shown.
      if (position !== undefined && fresh.length > 0) onNew(fresh)
      file.write({ ...file.read(), [address]: { cursor: list.cursor, told: shown } })
    },
    { delay, minInterval: MIN_INTERVAL, onFailure },
  )
  check()
  return {
    check,
    onEvent: (event) => {
      if (event.type === 'notifications.read') onUnread(event.unread)
      if (RELEVANT_EVENTS.has(event.type)) check()
    },
    stop: () => {
      stopped = true
    },
    forget: () => {
      const { [address]: _forgotten, ...others } = file.read()
      file.write(others)
    },
  }
}

/** All notifications since a cursor, oldest first; without a cursor the newest page. */
async function fetchSince(
  api: InboxOptions['api'],
  schemaOfList: ReturnType<typeof notificationList>,
  from: string | undefined,
): Promise<ReceivedNotifications> {
  const notifications: ReceivedNotification[] = []
  let cursor = from
  for (let pages = 1; ; pages += 1) {
    const query = cursor === undefined ? undefined : ({ after: cursor } satisfies NotificationListQuery)
    const page = await api.get('/notifications', schemaOfList, { query })
    notifications.push(...page.notifications.toReversed())
    const stuck = page.cursor === cursor
    cursor = page.cursor
    if (!page.hasMore || stuck || pages === PAGES_MAX) return { ...page, notifications }
  }
}

/** A post that wanted suggestions has the same id once some wait, and is then shown again. */
const keyOf = ({ id, type }: ReceivedNotification) => (type === 'suggestions.wanted' ? `wanted:${id}` : id)

function withoutShown(notifications: readonly ReceivedNotification[], before: readonly string[]) {
  const shown = new Set(before)
  const fresh = notifications.filter((each) => !shown.has(keyOf(each)) && shown.add(keyOf(each)))
  return { fresh, shown: [...shown].slice(-SHOWN_MAX) }
}
