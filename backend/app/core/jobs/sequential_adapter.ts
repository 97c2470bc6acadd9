import type { AcquiredJob } from '@boringnode/queue/contracts/adapter'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'

/**
 * The database adapter with sequential polling. The engine asks for as many jobs at once as it may run; here each query
 * waits for the one before, and is skipped when that one found no job.
 */
export class SequentialAdapter extends KnexAdapter {
  #asking: Promise<AcquiredJob | null> | undefined

  override popFrom(queue: string): Promise<AcquiredJob | null> {
    const before = this.#asking
    const ask = () => super.popFrom(queue)
    const asking = before === undefined ? ask() : before.then((job) => (job === null ? null : ask()))
    this.#asking = asking
    const ended = () => {
      if (this.#asking === asking) this.#asking = undefined
    }
    asking.then(ended, ended)
    return asking
  }
}
