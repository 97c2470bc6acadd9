import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'

/** The reason a fetch fails. Success or any other error fails the test. */
export async function reasonOf(visit: Promise<unknown>): Promise<string> {
  const end = await visit.catch((error: unknown) => error)
  if (end instanceof FetchFailure) return end.reason
  throw new Error('was not refused', { cause: end })
}
