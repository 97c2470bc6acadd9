import { useCallback, useState } from 'react'
import { landmarkOf } from '../landmark-of.ts'

/** The container for the popup of a trigger: its landmark. */
export function useLandmark() {
  const [landmark, setLandmark] = useState<HTMLElement>()
  const triggerRef = useCallback((trigger: Element | null) => {
    if (trigger !== null) setLandmark(landmarkOf(trigger))
  }, [])
  return { landmark, triggerRef }
}
