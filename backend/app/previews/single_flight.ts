/** Lets everybody who wants the same thing at the same moment wait for one piece of work. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Promise<T>>()

  /** Joins the work that goes on under this key, or begins it. A failure is everybody's, and is not kept. */
  join(key: string, work: () => Promise<T>): Promise<T> {
    return this.#flights.get(key) ?? this.#begin(key, work)
  }

  #begin(key: string, work: () => Promise<T>): Promise<T> {
    const flight = work().finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }
}
