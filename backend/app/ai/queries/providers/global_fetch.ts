import { AsyncLocalStorage } from 'node:async_hooks'

const chosen = new AsyncLocalStorage<typeof fetch>()
let isRouted = false

/**
 * Runs a call of an SDK that knows the global `fetch` only, with another one. The global one is replaced once, by one
 * that looks for the choice of its caller, and stays as it was for all others.
 */
export function withFetch<T>(own: typeof fetch, call: () => Promise<T>): Promise<T> {
  if (!isRouted) {
    const usual = globalThis.fetch
    globalThis.fetch = (input, init) => (chosen.getStore() ?? usual)(input, init)
    isRouted = true
  }
  return chosen.run(own, call)
}
