import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'

const TIMEOUT_MS = 3_000
const RECONNECT_MS = 500

/** Who hears a channel. */
interface Listener {
  connected(): void
  lost(): void
  receive(payload: string): void
}

/**
 * The connection of this process on which it listens, past a pooler. It connects again whenever it is cut off. All
 * listeners receive notifications in the order of the commits.
 */
export class Notifications {
  readonly #url: string
  readonly #listeners = new Map<string, Listener>()
  readonly #closing = new AbortController()
  #client: pg.Client | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#url = url
  }

  /** Listens to a channel from the next connection on. */
  listen(channel: string, listener: Listener): void {
    this.#listeners.set(channel, listener)
  }

  open(): void {
    this.#running = this.#run()
  }

  /** Runs a statement on this connection, which is dropped when that fails. Throws while it is cut off. */
  async query<Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row[]> {
    const client = this.#client
    if (!client) throw new Error('the connection for notifications is cut off')
    try {
      return (await client.query<Row>(statement, values)).rows
    } catch (error) {
      destroy(client)
      throw error
    }
  }

  /** Drops the connection, which connects again: it is open but carries nothing. */
  reset(): void {
    if (this.#client) destroy(this.#client)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.reset()
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        await this.#listen()
        if (this.#closing.signal.aborted) return
        logger.warn('the connection for notifications was lost')
      } catch (error) {
        if (this.#closing.signal.aborted) return
        logger.error({ err: error }, 'the connection for notifications cannot be opened')
      }
      for (const listener of this.#listeners.values()) listener.lost()
      await wait(RECONNECT_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined)
    }
  }

  /** Listens until the connection ends. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'fanfare events',
    })
    // The end follows; `once` would reject with the error while the first query is sent.
    client.on('error', () => undefined)
    const ended = new Promise<void>((resolve) => void client.once('end', () => resolve()))
    try {
      await client.connect()
      client.on('notification', ({ channel, payload = '' }) => this.#listeners.get(channel)?.receive(payload))
      await client.query([...this.#listeners.keys()].map((channel) => `listen ${channel}`).join('; '))
      this.#client = client
      if (this.#closing.signal.aborted) return
      for (const listener of this.#listeners.values()) listener.connected()
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

/** The connection of this process; null on SQLite, which has one process. */
export const notifications =
  env.databaseDirectUrl === undefined ? null : new Notifications(env.databaseDirectUrl)
