import type { BenchServer } from './servers.ts'

/** All servers must return the same bytes, or their comparison is meaningless. */
export async function expectSameAnswers(servers: BenchServer[], pages: number[]): Promise<void> {
  for (const page of pages) {
    const bodies = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}?page=${page}`)).text()),
    )
    if (new Set(bodies).size !== 1) throw new Error(`Page ${page} is not the same on all servers`)
  }
}
