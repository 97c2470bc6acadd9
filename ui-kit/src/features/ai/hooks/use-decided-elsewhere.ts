import { useState } from 'react'

/** Whether texts have left the list that were decided on another screen. */
export function useDecidedElsewhere(ids: readonly string[], decidedHere: readonly string[]): boolean {
  const [known, setKnown] = useState(ids)
  const [isElsewhere, setElsewhere] = useState(false)
  if (known.length !== ids.length || known.some((id, index) => id !== ids[index])) {
    setKnown(ids)
    if (known.some((id) => !ids.includes(id) && !decidedHere.includes(id))) setElsewhere(true)
  }
  return isElsewhere
}
