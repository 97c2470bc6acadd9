import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { reportFailedPart } from '../../platform/failed-part.ts'
import type { LateCode } from './late-code.ts'
import { inTurn } from './in-turn.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Loads code when the page is idle, or at once when the user waits for it: with `isNeeded`, whose failure calls `giveUp`,
 * or by `request`, which resolves to whether it has loaded.
 */
export function useLateCode<Code extends object>(
  late: LateCode<Code>,
  isNeeded: boolean,
  giveUp: () => void,
): { code: Code | null; request: () => Promise<boolean> } {
  // Code may be a function, which a state setter would call.
  const [{ code }, setState] = useState(() => ({ code: late.loaded() }))

  const request = useCallback(async () => {
    try {
      const loaded = await late.load()
      setState({ code: loaded })
      return true
    } catch {
      reportFailedPart()
      return false
    }
  }, [late])

  const isMissing = code === null
  useEffect(() => {
    if (!isMissing) return undefined
    const keep = (loaded: Code) => inTurn(() => startTransition(() => setState({ code: loaded })))
    // The user does not wait for it: a failure shows at the first press.
    return whenIdle(() => void late.load().then(keep, () => undefined))
  }, [late, isMissing])

  const fail = useEffectEvent(giveUp)
  const isAwaited = isMissing && isNeeded
  useEffect(() => {
    if (!isAwaited) return
    const keep = (loaded: Code) => setState({ code: loaded })
    late.load().then(keep, () => {
      reportFailedPart()
      fail()
    })
  }, [isAwaited, late])

  return { code, request }
}
