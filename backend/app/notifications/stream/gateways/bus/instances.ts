import type { Notifications } from '#core/database/transactions/notifications'

/** The running instances. An instance that is killed may have committed changes without publishing their events. */
export interface Instances {
  /**
   * Records that an instance is running. Returns how many instances have fallen silent; each is reported to one caller
   * only.
   */
  beat(instanceId: string): Promise<number>
  /** Removes an instance that stops after publishing everything. */
  leave(instanceId: string): Promise<void>
}

/** Milliseconds without a beat after which an instance is considered dead. */
export const SILENCE_MS = 6_000

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'
const RENEW = `insert into stream_instances (id, beat_at) values ($1, ${NOW})
  on conflict (id) do update set beat_at = excluded.beat_at`
const TAKE_OUT = `with silent as (
    delete from stream_instances where id in (
      select id from stream_instances where beat_at < ${NOW} - ${SILENCE_MS} for update skip locked
    ) returning id
  )
  select (select count(*) from silent) as silent, (select count(*) from stream_instances) as listed`
const LEAVE = 'delete from stream_instances where id = $1'

/** About this many instances look for silent ones at each beat, so that not all of them read all rows. */
const SEARCHERS = 4

/** Stores a row per instance, so that a beat costs the same however many there are. */
export class StoredInstances implements Instances {
  readonly #notifications: Notifications
  #listed = 0

  constructor(notifications: Notifications) {
    this.#notifications = notifications
  }

  async beat(instanceId: string): Promise<number> {
    await this.#notifications.query(RENEW, [instanceId])
    if (Math.random() * this.#listed > SEARCHERS) return 0
    const [row] = await this.#notifications.query<{ silent: number; listed: number }>(TAKE_OUT, [])
    this.#listed = row!.listed
    return row!.silent
  }

  async leave(instanceId: string): Promise<void> {
    await this.#notifications.query(LEAVE, [instanceId])
  }
}
