import { lazy, useEffect, useState } from 'react'
import { useConnectionStore } from '@fanfare/ui-kit/app/live/connection-store.ts'
import { Optional } from '@fanfare/ui-kit/components/optional.tsx'
import { useFailedPart } from '@fanfare/ui-kit/platform/failed-part.ts'

const AfterLoad = lazy(() => import('./after-load.tsx'))

/** Effects next to every screen that can wait until the page has loaded. */
export function LaterEffects() {
  const hasLoaded = useHasLoaded()
  const { lost } = useConnectionStore()
  const { hasFailed } = useFailedPart()
  return (
    <Optional>
      {hasLoaded && <AfterLoad isStreamLost={lost} hasFailedPart={hasFailed} onPutOff={forgetFailure} />}
    </Optional>
  )
}

function forgetFailure(): void {
  useFailedPart.setState({ hasFailed: false })
}

function useHasLoaded(): boolean {
  const [hasLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const finish = () => setLoaded(true)
    if (document.readyState === 'complete') finish()
    else window.addEventListener('load', finish, { once: true })
    return () => window.removeEventListener('load', finish)
  }, [])
  return hasLoaded
}
