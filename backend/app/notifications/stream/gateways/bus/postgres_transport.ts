import type { Notifications } from '#core/database/transactions/notifications'
import type { Transport, TransportEvents } from '#notifications/stream/gateways/bus/transport'

const CHANNEL = 'fanfare_events'
const NOTIFY = `select pg_notify('${CHANNEL}', payload)
  from unnest($1::text[]) with ordinality as sent (payload, place) order by place`

/** LISTEN and NOTIFY. All listeners receive notifications in the order of the commits. */
export class PostgresTransport implements Transport {
  readonly #notifications: Notifications

  constructor(notifications: Notifications) {
    this.#notifications = notifications
  }

  open(events: TransportEvents): void {
    this.#notifications.listen(CHANNEL, events)
  }

  async send(payloads: string[]): Promise<void> {
    await this.#notifications.query(NOTIFY, [payloads])
  }

  /** The same connection queries the list of instances, which checks it. */
  async check(): Promise<void> {}

  reset(): void {
    this.#notifications.reset()
  }

  async close(): Promise<void> {}
}
