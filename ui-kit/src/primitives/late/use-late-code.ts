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
  const [keep] = useState(() => (loaded: Code) => setState({ code: loaded }))

  const request = useCallback(async () => {
    try {
      keep(await late.load())
      return true
    } catch {
      reportFailedPart()
      return false
    }
  }, [late, keep])

  const isMissing = code === null
  useEffect(() => {
    if (!isMissing) return undefined
    const keepInTurn = (loaded: Code) => inTurn(() => startTransition(() => keep(loaded)))
    // The user does not wait for it: a failure shows at the first press.
    return whenIdle(() => void late.load().then(keepInTurn, () => undefined))
  }, [late, isMissing, keep])

  const fail = useEffectEvent(giveUp)
  const isAwaited = isMissing && isNeeded
  useEffect(() => {
    if (!isAwaited) return
    late.load().then(keep, () => {
      reportFailedPart()
      fail()
    })
  }, [isAwaited, late, keep])

  return { code, request }
}
