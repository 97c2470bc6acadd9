import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Places } from './places.ts'
import { restorePlace } from './restore-place.ts'

/** Restores scroll and focus when the user goes back or forward. A reload is left to the browser. */
export function useRestorePlace(): void {
  const { key } = useLocation()
  const isTraversal = useNavigationType() === 'POP'
  const [places] = useState(() => new Places())
  useEffect(() => places.watch(), [places])
  // Before the paint, so that the page does not move in front of the user.
  useLayoutEffect(() => {
    const isStart = places.key === null || places.key === key
    const place = places.enter(key)
    // A link to a part of the page is a new entry, which only the browser knows.
    const isKnown = isTraversal && !isStart && window.history.state !== null
    return isKnown && place !== undefined ? restorePlace(place) : undefined
  }, [places, key, isTraversal])
}
