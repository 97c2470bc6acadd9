import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import {
  RECONNECT_MS,
  TRANSPORT_TIMEOUT_MS,
  type Transport,
  type TransportEvents,
} from '#stream/events/bus/transport'

const CHANNEL = 'fanfare_events'
const NOTIFY = `select pg_notify('${CHANNEL}', payload)
  from unnest($1::text[]) with ordinality as sent (payload, place) order by place`

/** LISTEN and NOTIFY on a connection of its own. All listeners receive notifications in the order of the commits. */
export class PostgresTransport implements Transport {
  readonly #url: string
  readonly #closing = new AbortController()
  #client: pg.Client | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  open(events: TransportEvents): void {
    this.#running = this.#run(events)
  }

  async send(payloads: string[]): Promise<void> {
    const client = this.#client
    if (!client) throw new Error('the connection for events is cut off')
    try {
      await client.query(NOTIFY, [payloads])
    } catch (error) {
      destroy(client)
      throw error
    }
  }

  reset(): void {
    if (this.#client) destroy(this.#client)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.reset()
    await this.#running
  }

  async #run(events: TransportEvents): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        await this.#listen(events)
        if (this.#closing.signal.aborted) return
        logger.warn('the connection for live events was lost')
      } catch (error) {
        if (this.#closing.signal.aborted) return
        logger.error({ err: error }, 'the connection for live events cannot be opened')
      }
      events.lost()
      await wait(RECONNECT_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined)
    }
  }

  /** Listens until the connection ends. */
  async #listen(events: TransportEvents): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: TRANSPORT_TIMEOUT_MS,
      query_timeout: TRANSPORT_TIMEOUT_MS,
      application_name: 'fanfare events',
    })
    // The end follows; `once` would reject with the error while the first query is sent.
    client.on('error', () => undefined)
    const ended = new Promise<void>((resolve) => void client.once('end', () => resolve()))
    try {
      await client.connect()
      client.on('notification', ({ payload = '' }) => events.receive(payload))
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
      if (this.#closing.signal.aborted) return
      events.connected()
      await ended
    } finally {
      this.#client = undefined
      destroy(client)
    }
  }
}

/** Ends a connection without waiting for the other side. */
function destroy(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
