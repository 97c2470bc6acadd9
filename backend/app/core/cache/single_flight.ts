/** Shares one running task between all callers that ask for the same key at the same time. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>()

  /** Joins the running task of this key, or starts it. A failure reaches every caller and is not cached. */
  join(key: string, task: () => Promise<T>): Promise<T> {
    return this.#running.get(key) ?? this.#start(key, task)
  }

  #start(key: string, task: () => Promise<T>): Promise<T> {
    const running = task().finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }
}
