const TIMEOUT_MS = 10_000

/** The server's current build, if it differs from that of the page; null otherwise, or if the server does not say. */
export async function newBuild(): Promise<string | null> {
  const running = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  // The development server has no builds.
  if (running === undefined) return null
  const served = await servedBuild()
  return served === running ? null : served
}

async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { build } = (await response.json()) as { build?: unknown }
    return response.ok && typeof build === 'string' ? build : null
  } catch {
    return null
  }
}
