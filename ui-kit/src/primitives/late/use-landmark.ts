import { useCallback, useState } from 'react'
import { landmarkOf } from '../landmark-of.ts'

/** Where to put what opens from a trigger: in its part of the page. */
export function useLandmark() {
  const [landmark, setLandmark] = useState<HTMLElement>()
  const triggerRef = useCallback((trigger: Element | null) => {
    if (trigger !== null) setLandmark(landmarkOf(trigger))
  }, [])
  return { landmark, triggerRef }
}
