import { useCallback, useEffect, useState } from 'react'
import type { Captcha } from '@fanfare/contract/data/captcha.ts'
import { CAPTCHA_DELAY_MS } from '@fanfare/contract/rules/limits.ts'
import { obtainCaptchaToken } from '../../../components/captcha/captcha-token.ts'

/** Before the token expires: ours is valid for ten minutes, Google's for two. */
const RENEWAL_MS = { proof_of_work: 540_000, recaptcha: 110_000 } as const

export type CaptchaState =
  | { status: 'checking'; kind: Captcha['kind'] | null; progress: number }
  | { status: 'ready'; kind: Captcha['kind']; token: string }
  | { status: 'failed' }

const CHECKING: CaptchaState = { status: 'checking', kind: null, progress: 0 }

/** Gets a captcha token while a form is open, without anything to do for the person. */
export function useCaptcha() {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CaptchaState>(CHECKING)
  const renew = useCallback(() => {
    setState(CHECKING)
    setAttempt((last) => last + 1)
  }, [])

  useEffect(() => {
    const stop = new AbortController()
    const show = (next: CaptchaState) => {
      if (!stop.signal.aborted) setState(next)
    }
    const begin = setTimeout(() => void obtain(show, stop.signal), attempt === 0 ? CAPTCHA_DELAY_MS : 0)
    return () => {
      clearTimeout(begin)
      stop.abort()
    }
  }, [attempt])

  const readyKind = state.status === 'ready' ? state.kind : null
  useEffect(() => {
    if (readyKind === null) return undefined
    const timer = setTimeout(renew, RENEWAL_MS[readyKind])
    return () => clearTimeout(timer)
  }, [readyKind, renew])

  return { state, renew }
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
