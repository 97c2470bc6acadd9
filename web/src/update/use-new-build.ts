import { useEffect, useRef, useState } from 'react'
import { newBuild } from './new-build.ts'

/** How often a page that becomes visible asks for the build at most. */
const INTERVAL_MS = 300_000

/**
 * Whether the server has another build than the page, until the user dismisses it. Asks the server when a part of the
 * client cannot be loaded, when a lost stream is back (a release ends all streams), and occasionally when the page becomes
 * visible.
 */
export function useNewBuild(isStreamLost: boolean) {
  const [found, setFound] = useState<string | null>(null)
  const [late, setLate] = useState<string | null>(null)
  const wasLost = useRef(isStreamLost)
  useEffect(() => watch(setFound), [])
  useEffect(() => {
    if (wasLost.current && !isStreamLost) void ask(setFound)
    wasLost.current = isStreamLost
  }, [isStreamLost])
  return { hasNewBuild: found !== null && found !== late, putOff: () => setLate(found) }
}

async function ask(onFound: (build: string) => void): Promise<void> {
  const build = await newBuild()
  if (build !== null) onFound(build)
}

function watch(onFound: (build: string) => void): () => void {
  let askedAt = Date.now()
  const askNow = () => {
    askedAt = Date.now()
    void ask(onFound)
  }
  const askAtTimes = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= INTERVAL_MS) askNow()
  }
  window.addEventListener('vite:preloadError', askNow)
  document.addEventListener('visibilitychange', askAtTimes)
  return () => {
    window.removeEventListener('vite:preloadError', askNow)
    document.removeEventListener('visibilitychange', askAtTimes)
  }
}
