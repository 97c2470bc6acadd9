import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import { RedisAdapter } from '@boringnode/queue/drivers/redis_adapter'
import type { AcquiredJob } from '@boringnode/queue/contracts/adapter'
import type { RedisConnection } from '@adonisjs/redis'
import { dispatchCount } from '#core/jobs/dispatch_count'
import { redisService } from '#core/services/redis_service'
import { claimRow, relayRows, returnRows, type Database } from './outbox_rows.js'

type Redis = RedisConnection['ioConnection']

/** Milliseconds in which one instance only looks for rows, or for what is scheduled. */
const TURN_MS = 900
/** More are not waiting in Redis at a time, so that none of them waits there for long. */
const WAITING_MAX = 100

/**
 * Hands out jobs by Redis. A job stays a row of the database, which decides about it: Redis has a copy of those that are
 * due, and a worker that takes a copy claims its row. What Redis loses is relayed again, and without Redis the rows are taken
 * directly, so that Redis may be empty or gone at any time.
 */
export class RelayedAdapter extends KnexAdapter {
  readonly #database: Database
  readonly #connection: Redis
  readonly #redis: RedisAdapter
  #workerId = ''
  /** How many jobs this process had dispatched when it last looked for rows. */
  #relayed = 0
  /** Until when this instance looks for what is scheduled. */
  #schedulesUntil = 0

  constructor(database: Database, connection: Redis) {
    super({ connection: database })
    this.#database = database
    this.#connection = connection
    this.#redis = new RedisAdapter(connection)
  }

  override setWorkerId(id: string): void {
    this.#workerId = id
    super.setWorkerId(id)
    this.#redis.setWorkerId(id)
  }

  override async popFrom(queue: string): Promise<AcquiredJob | null> {
    try {
      if (dispatchCount() !== this.#relayed || (await this.#isMyTurn('relay'))) await this.#relay(queue)
      return await this.#take(queue)
    } catch {
      return super.popFrom(queue)
    }
  }

  /** Also takes back what has waited in Redis for too long, which may have lost it. */
  override async recoverStalledJobs(queue: string, threshold: number, maxCount: number): Promise<number> {
    await returnRows(this.#database, queue, Date.now() - threshold)
    await redisService.run(() => this.#redis.recoverStalledJobs(queue, threshold, maxCount)).catch(() => 0)
    return super.recoverStalledJobs(queue, threshold, maxCount)
  }

  override async claimDueSchedule(): ReturnType<KnexAdapter['claimDueSchedule']> {
    if (this.#schedulesUntil < Date.now()) {
      if (!(await this.#isMyTurn('schedule').catch(() => true))) return null
      this.#schedulesUntil = Date.now() + TURN_MS
    }
    return super.claimDueSchedule()
  }

  /** Copies jobs that are due to Redis. */
  async #relay(queue: string): Promise<void> {
    this.#relayed = dispatchCount()
    const waiting = await redisService.run(() => this.#redis.sizeOf(queue))
    if (waiting >= WAITING_MAX) return
    const jobs = await relayRows(this.#database, queue, WAITING_MAX - waiting)
    if (jobs.length > 0) await redisService.run(() => this.#redis.pushManyOn(queue, jobs))
  }

  /** The next job whose row has not been taken by somebody else meanwhile. */
  async #take(queue: string): Promise<AcquiredJob | null> {
    for (;;) {
      const job = await redisService.run(() => this.#redis.popFrom(queue))
      if (job === null) return null
      const isMine = await claimRow(this.#database, queue, job.id, this.#workerId)
      await redisService.run(() => this.#redis.completeJob(job.id, queue, true)).catch(() => undefined)
      if (isMine) return job
    }
  }

  /** Whether no other instance looks for the same in this second. */
  async #isMyTurn(what: string): Promise<boolean> {
    const key = `jobs::turn::${what}`
    const set = () => this.#connection.set(key, this.#workerId, 'PX', TURN_MS, 'NX')
    return (await redisService.run(set)) === 'OK'
  }
}
