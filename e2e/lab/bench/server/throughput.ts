import autocannon, { type Options } from 'autocannon'
import { median } from './quantiles.ts'

export interface Throughput {
  perSecond: number
  p50: number
  p975: number
  p99: number
}

/** Loads a server with requests, none of which may fail. */
export async function load(options: Options): Promise<Throughput> {
  const { requests, latency, non2xx, errors } = await autocannon(options)
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx + errors} requests failed`)
  return { perSecond: requests.average, p50: latency.p50, p975: latency.p97_5, p99: latency.p99 }
}

/** The medians of alternating servers, so that the load of the machine affects all of them. */
export async function loadInTurns<Server>(
  servers: Server[],
  rounds: number,
  drive: (server: Server) => Promise<Throughput>,
): Promise<Throughput[]> {
  const results = servers.map((): Throughput[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries()) results[index]!.push(await drive(server))
  return results.map(inTheMiddle)
}

const inTheMiddle = (results: Throughput[]): Throughput => ({
  perSecond: median(results.map(({ perSecond }) => perSecond)),
  p50: median(results.map(({ p50 }) => p50)),
  p975: median(results.map(({ p975 }) => p975)),
  p99: median(results.map(({ p99 }) => p99)),
})
