import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '../../../../platform/use-hydrated.ts'
import { useIsPhone } from '../../../../platform/use-is-phone.ts'

/** What a phone and a large window show. The first view has no more, so that it is rendered, sent and drawn sooner. */
const FIRST_ROWS = { phone: 5, large: 8 }

/** The rows that are added at once: a page of rows would be one long task. */
const ROWS_OF_A_PART = 4

/** How many rows of a list are shown: all, except on a page that the server has rendered, which gets the others in parts. */
export function useRowsShown(total: number): number {
  const isHydrated = useHydrated()
  const firstRows = FIRST_ROWS[useIsPhone() ? 'phone' : 'large']
  const [parts, setParts] = useState(isHydrated ? Infinity : 0)
  const shown = firstRows + parts * ROWS_OF_A_PART
  const hasMore = isHydrated && shown < total
  useEffect(() => {
    if (hasMore) startTransition(() => setParts(parts + 1))
  }, [hasMore, parts])
  return shown
}
