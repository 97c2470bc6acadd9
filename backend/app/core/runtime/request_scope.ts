import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The id of the current request, also in its jobs; undefined outside a request. */
export function currentRequestId(): string | undefined {
  return scope.getStore()
}

/** Runs `work` in the scope of this request, whose id its log lines and jobs get. */
export function runInRequest<T>(id: string, work: () => T): T {
  return scope.run(id, work)
}
