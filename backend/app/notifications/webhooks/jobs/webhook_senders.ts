import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { onWake } from '#notifications/webhooks/jobs/wake_senders'
import { sendMessages } from '#notifications/webhooks/jobs/send_messages'
import { leaseWebhooks, type Lease } from '#notifications/webhooks/repositories/leases'

/** How many webhooks a server sends for at once. Those that fail, which may hang, have places of their own. */
const PLACES = { working: 128, failing: 32 }
/** Taken together. */
const LEASES_MAX = 32
/** How often messages of other servers and retries are looked for. */
const PAUSE_MS = 2_000
/** A message that takes longer to send is left to the next start, which sends it again. */
const STOP_TIMEOUT_MS = 5_000

/**
 * Sends the messages of webhooks in this process. It is no job of the queue: a hundred receivers that do not answer would
 * keep all workers from mails and everything else (ADR 0039).
 */
export class WebhookSenders {
  readonly #running = { working: new Set<Promise<void>>(), failing: new Set<Promise<void>>() }
  readonly #stopping = new AbortController()
  #isWoken = false
  #wakeUp = () => {}
  #looking: Promise<void> = Promise.resolve()
  #isStopped = false

  start(): void {
    onWake(() => this.#wake())
    this.#looking = this.#lookAgainAndAgain()
  }

  /** Takes no more webhooks, and waits some seconds for those that it sends for. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#wake()
    await this.#looking
    const running = Promise.all([...this.#running.working, ...this.#running.failing])
    const ended = new AbortController()
    await Promise.race([running, wait(STOP_TIMEOUT_MS, null, { signal: ended.signal }).catch(() => null)])
    ended.abort()
    this.#stopping.abort()
    await running
  }

  #wake(): void {
    this.#isWoken = true
    this.#wakeUp()
  }

  async #lookAgainAndAgain(): Promise<void> {
    while (!this.#isStopped) {
      this.#isWoken = false
      const leased = await this.#look().catch((error: unknown) => {
        logger.error({ err: error }, 'the webhooks with due messages could not be read')
        return 0
      })
      if (leased === 0) await this.#untilWoken()
    }
  }

  async #untilWoken(): Promise<void> {
    if (this.#isWoken) return
    const woken = new AbortController()
    this.#wakeUp = () => woken.abort()
    await wait(PAUSE_MS, undefined, { signal: woken.signal }).catch(() => undefined)
  }

  /** Takes as many webhooks as there are places. Returns their number. */
  async #look(): Promise<number> {
    const counts = []
    for (const which of ['working', 'failing'] as const) {
      const free = PLACES[which] - this.#running[which].size
      const leases = await leaseWebhooks({
        isFailing: which === 'failing',
        limit: Math.min(free, LEASES_MAX),
      })
      for (const lease of leases) this.#run(lease, this.#running[which])
      counts.push(leases.length)
    }
    return counts.reduce((sum, count) => sum + count, 0)
  }

  #run(lease: Lease, running: Set<Promise<void>>): void {
    const run = sendMessages(lease, this.#stopping.signal)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return
        logger.error({ err: error, webhook: lease.webhook.id }, 'the messages of a webhook could not be sent')
      })
      .finally(() => {
        running.delete(run)
        this.#wake()
      })
    running.add(run)
  }
}
