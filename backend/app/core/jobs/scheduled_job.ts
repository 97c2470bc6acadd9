import { Job, QueueManager } from '@adonisjs/queue'
import type { Adapter } from '@boringnode/queue/contracts/adapter'

/** A recurring job and its interval in milliseconds. It runs once per interval, however many servers there are. */
export interface Scheduled {
  every: number
  job: ReturnType<typeof scheduledJob>
}

/** A scheduled job; its name is unique. A failed run is not retried, because the next run comes anyway. */
export const scheduledJob = (name: string, run: () => Promise<void>) =>
  class extends Job<object> {
    static override options = { name, maxRetries: 0, removeOnFail: true }

    execute(): Promise<void> {
      return run()
    }
  }

/**
 * Stores the schedule. Unchanged entries keep their next run, so that frequent restarts do not postpone it; entries
 * that are no longer scheduled are deleted.
 */
export async function storeSchedule(
  schedule: Scheduled[],
  adapter: Adapter = QueueManager.use(),
): Promise<void> {
  const names = new Set(schedule.map(({ job }) => job.options.name))
  for (const { id } of await adapter.listSchedules()) {
    if (!names.has(id)) await adapter.deleteSchedule(id)
  }
  for (const { every, job } of schedule) {
    const { name } = job.options
    const stored = await adapter.getSchedule(name)
    if (stored?.everyMs === every) continue
    await adapter.upsertSchedule({ id: name, name, payload: {}, everyMs: every, timezone: 'UTC' })
    await adapter.updateSchedule(name, { nextRunAt: new Date(Date.now() + every) })
  }
}
