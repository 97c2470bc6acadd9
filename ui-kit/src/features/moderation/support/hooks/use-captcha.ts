import { useCallback, useEffect, useRef, useState } from 'react'
import type { Captcha } from '@fanfare/contract/identity/data/captcha.ts'
import { CAPTCHA_DELAY_MS } from '@fanfare/contract/core/rules/limits.ts'
import { obtainCaptchaToken } from '../../../../components/captcha/captcha-token.ts'

/** Before the token expires: ours is valid for ten minutes, Google's for two. */
const RENEWAL_MS = { proof_of_work: 540_000, recaptcha: 110_000 } as const

export type CaptchaState =
  | { status: 'checking'; kind: Captcha['kind'] | null; progress: number }
  | { status: 'ready'; kind: Captcha['kind']; token: string }
  | { status: 'failed' }
  /** Signed-in users need none. */
  | { status: 'unneeded' }

const UNNEEDED: CaptchaState = { status: 'unneeded' }
const CHECKING: CaptchaState = { status: 'checking', kind: null, progress: 0 }

/**
 * Gets a captcha token while a form is open, without any interaction. A form that is sent before the token is ready waits
 * for `settled`.
 */
export function useCaptcha(isNeeded: boolean) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CaptchaState>(isNeeded ? CHECKING : UNNEEDED)
  const renew = useCallback(() => {
    if (!isNeeded) return
    setState(CHECKING)
    setAttempt((last) => last + 1)
  }, [isNeeded])

  useEffect(() => {
    if (!isNeeded) return undefined
    const stop = new AbortController()
    const show = (next: CaptchaState) => {
      if (!stop.signal.aborted) setState(next)
    }
    const begin = setTimeout(() => void obtain(show, stop.signal), attempt === 0 ? CAPTCHA_DELAY_MS : 0)
    return () => {
      clearTimeout(begin)
      stop.abort()
    }
  }, [attempt, isNeeded])

  const readyKind = state.status === 'ready' ? state.kind : null
  useEffect(() => {
    if (readyKind === null) return undefined
    const timer = setTimeout(renew, RENEWAL_MS[readyKind])
    return () => clearTimeout(timer)
  }, [readyKind, renew])

  return { state, renew, ...useSettled(state) }
}

/** The state once it is no longer being checked, and whether a form waits for it. */
function useSettled(state: CaptchaState) {
  const latest = useRef(state)
  const waiting = useRef<((state: CaptchaState) => void)[]>([])
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    latest.current = state
    if (state.status === 'checking') return
    for (const tell of waiting.current.splice(0)) tell(state)
  }, [state])
  const settled = useCallback(async () => {
    if (latest.current.status !== 'checking') return latest.current
    setAwaited(true)
    const next = await new Promise<CaptchaState>((resolve) => waiting.current.push(resolve))
    setAwaited(false)
    return next
  }, [])
  return { settled, isAwaited }
}

async function obtain(show: (state: CaptchaState) => void, signal: AbortSignal): Promise<void> {
  let begun: Captcha['kind'] | null = null
  const showProgress = (progress: number) => show({ status: 'checking', kind: begun, progress })
  const onBegin = (kind: Captcha['kind']) => {
    begun = kind
    showProgress(0)
  }
  try {
    const { kind, token } = await obtainCaptchaToken('support', { signal, onBegin, onProgress: showProgress })
    show({ status: 'ready', kind, token })
  } catch {
    show({ status: 'failed' })
  }
}
