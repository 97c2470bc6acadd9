import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { reportFailedPart } from '../../platform/failed-part.ts'
import type { LateCode } from './late-code.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Loads code when the page is idle. Returns it once the user needs it, because most of what a page could open is never
 * opened: with `isNeeded`, whose failure calls `giveUp`, or after `request`, which rejects if the code cannot be loaded.
 */
export function useLateCode<Code extends object>(
  late: LateCode<Code>,
  isNeeded: boolean,
  giveUp: () => void,
): { code: Code | null; request: () => Promise<void> } {
  // Code may be a function, which a state setter would call.
  const [kept, setKept] = useState<{ code: Code } | null>(null)
  const [keep] = useState(() => (code: Code) => setKept((before) => before ?? { code }))
  const request = useCallback(async () => keep(late.loaded() ?? (await late.load())), [late, keep])

  // The user does not wait for it: a failure shows at the first press.
  useEffect(() => whenIdle(() => void late.load().catch(() => undefined)), [late])

  const fail = useEffectEvent(() => {
    reportFailedPart()
    giveUp()
  })
  const isAwaited = kept === null && isNeeded
  useEffect(() => {
    if (isAwaited) late.load().then(keep, () => fail())
  }, [isAwaited, late, keep])

  return { code: kept?.code ?? (isNeeded ? late.loaded() : null), request }
}
