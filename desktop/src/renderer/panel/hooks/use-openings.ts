import { useEffect, useState } from 'react'

/** How often this window has been opened: it is only hidden in between. */
export function useOpenings(): number {
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    const count = () => {
      if (document.visibilityState === 'visible') setOpenings((before) => before + 1)
    }
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [])
  return openings
}
