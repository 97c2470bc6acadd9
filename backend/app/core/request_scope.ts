import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The id of the request that the running code belongs to, also in its jobs; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return scope.getStore()
}

/** Runs `work` as a part of this request, which its log lines and its jobs name. */
export function runInRequest<T>(id: string, work: () => T): T {
  return scope.run(id, work)
}
