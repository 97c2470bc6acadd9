import { tracingChannels } from '@adonisjs/queue'
import type { JobData } from '@adonisjs/queue/types'
import type { JobDispatchMessage } from '@boringnode/queue/types'
import { currentRequestId, runInRequest } from '#core/runtime/request_scope'

const KEY = 'request-id'

/** Stores the id of the request that dispatches a job together with its payload. */
export function storeRequestIds(): void {
  tracingChannels.dispatchChannel.start.subscribe((message) => {
    const requestId = currentRequestId()
    if (requestId === undefined) return
    for (const job of (message as JobDispatchMessage).jobs) {
      job.traceContext = { ...job.traceContext, [KEY]: requestId }
    }
  })
}

/** Runs a job as a part of the request that dispatched it. Scheduled jobs have none. */
export function runInRequestOf<T>(run: () => Promise<T>, { traceContext }: JobData): Promise<T> {
  const requestId = traceContext?.[KEY]
  return requestId === undefined ? run() : runInRequest(requestId, run)
}
