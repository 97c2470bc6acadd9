import type { Captcha, CaptchaQuery } from '@fanfare/contract/identity/data/captcha.ts'
import { captchaToken, type CaptchaAction } from '@fanfare/contract/identity/rules/captcha.ts'
import { api } from '../../client/http.ts'
import { recaptchaToken } from './recaptcha.ts'

interface CaptchaOptions {
  signal: AbortSignal
  /** Called with the captcha that the server uses, before it is solved. */
  onBegin?: (kind: Captcha['kind']) => void
  /** Called with the solved part, from 0 to 1. */
  onProgress?: (solved: number) => void
}

/** A captcha token for an action, without any interaction. */
export async function obtainCaptchaToken(
  action: CaptchaAction,
  { signal, onBegin, onProgress = () => undefined }: CaptchaOptions,
): Promise<{ kind: Captcha['kind']; token: string }> {
  const query: CaptchaQuery = { action }
  const captcha = await api.get<Captcha>('/captcha', { query: { ...query }, signal })
  const { kind } = captcha
  onBegin?.(kind)
  if (kind === 'recaptcha') return { kind, token: await recaptchaToken(captcha.siteKey, action) }
  const { nonce, rounds, bits, challenge } = captcha
  const { solveInWorker } = await import('./solve-in-worker.ts')
  return {
    kind,
    token: captchaToken(challenge, await solveInWorker({ nonce, rounds, bits }, { onProgress, signal })),
  }
}
