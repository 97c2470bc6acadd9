declare module 'autocannon' {
  export interface Options {
    url: string
    /** Seconds. */
    duration: number
    connections: number
    requests: {
      path: string
      method?: string
      headers?: Record<string, string>
      /** Changes a request before it is sent. */
      setupRequest?: (request: object) => object
    }[]
  }

  interface Result {
    requests: { average: number }
    latency: { p50: number; p97_5: number; p99: number }
    non2xx: number
    errors: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
