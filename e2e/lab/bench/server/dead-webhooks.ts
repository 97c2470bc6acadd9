import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchDatabase } from './databases.ts'

/** Each dead webhook has so many messages to send. */
const MESSAGES = 20
const LONG_AGO = '2026-01-01 00:00:00.000'
/** What is under way when the webhooks are switched off ends by then. */
const SETTLED_MS = 12_000
const TIMESTAMP = `cast('${LONG_AGO}' as timestamp)`
const BODY = JSON.stringify({ type: 'post.created', timestamp: LONG_AGO, data: {} })

/** Webhooks whose receivers are dead, and their messages. They are off until `die`. */
export class DeadWebhooks {
  readonly #database: BenchDatabase
  readonly #ids: readonly string[]

  constructor(database: BenchDatabase, ids: readonly string[]) {
    this.#database = database
    this.#ids = ids.toSorted()
  }

  async fill(): Promise<void> {
    for (const id of this.#ids) {
      const rows = Array.from({ length: MESSAGES }, () => {
        return `('${randomUUID()}', '${id}', 'post.created', '${BODY}', 'failed', '${LONG_AGO}')`
      })
      await this.#database.run(
        `insert into webhook_deliveries (id, webhook_id, type, body, state, created_at) values ${rows.join()}`,
      )
    }
    await this.rest()
  }

  /** All have just worked, and have all their messages to send. */
  die(): Promise<void> {
    return this.#update(
      `is_enabled = true, failures = 0, failing_since = null, paused_until = null`,
      `state = 'pending', attempts = 0, ends_at = null, due_at = '${LONG_AGO}'`,
    )
  }

  /** What was put off is sent at once. */
  retry(): Promise<void> {
    return this.#update('paused_until = null', `due_at = case when state = 'pending' then ${TIMESTAMP} end`)
  }

  /** Nothing is sent to them. */
  async rest(): Promise<void> {
    await this.#update('is_enabled = false', `state = 'failed', due_at = null`)
    await wait(SETTLED_MS)
    await this.#update('is_enabled = false', `state = 'failed', due_at = null`)
  }

  /** Changes one webhook after the other in a transaction, in the order in which the product locks them. */
  #update(webhook: string, deliveries: string): Promise<void> {
    const each = this.#ids.map((id) => {
      return `update webhooks set ${webhook} where id = '${id}';
        update webhook_deliveries set ${deliveries} where webhook_id = '${id}';`
    })
    return this.#database.run(`begin; ${each.join('')} commit;`)
  }
}
