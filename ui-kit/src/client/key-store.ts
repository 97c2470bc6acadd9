/** A write that carries an idempotency key. */
export interface KeyedRequest {
  path: string
  body: unknown
}

/** The keys of writes whose outcome is unknown, by request. */
export interface KeyStore {
  find: (request: KeyedRequest) => string | undefined
  /** Called before the request is sent. */
  keep: (request: KeyedRequest, key: string) => void
  /** Called once its outcome is known. */
  drop: (request: KeyedRequest) => void
}

const idOf = ({ path, body }: KeyedRequest) => `${path} ${JSON.stringify(body)}`

/** Whether two requests are the same. */
export function isSameRequest(one: KeyedRequest, other: KeyedRequest): boolean {
  return idOf(one) === idOf(other)
}

/** Keys that are kept until the page is closed. */
export function memoryKeys(): KeyStore {
  const keys = new Map<string, string>()
  return {
    find: (request) => keys.get(idOf(request)),
    keep: (request, key) => void keys.set(idOf(request), key),
    drop: (request) => void keys.delete(idOf(request)),
  }
}
