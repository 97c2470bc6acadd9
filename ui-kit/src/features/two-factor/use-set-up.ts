import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TwoFactorSetup } from '@fanfare/contract/data/two_factor.ts'
import { TWO_FACTOR_REDIRECT } from '@fanfare/contract/rules/limits.ts'
import { useUser } from '../../session/use-session.ts'

/**
 *             generate          right code           kept
 *  start ───────────────▶ verify ────────▶ codes ────────▶ enabled ──▶ /profile after 2 s
 *    ▲  ▲                   │ again          ▲
 *    │  └───────────────────┘                │ new recovery codes
 *    └── regenerate ── manage ───────────────┘
 */
export type Step =
  | { mode: 'manage' | 'start' | 'enabled' }
  | { mode: 'verify'; setup: TwoFactorSetup }
  | { mode: 'codes'; recoveryCodes: string[] }

/** Where somebody stands on the way to two-factor. It begins with what is the case. */
export function useSetUp() {
  const { twoFaEnabled } = useUser()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ mode: twoFaEnabled ? 'manage' : 'start' })
  const { mode } = step

  useEffect(() => {
    if (mode !== 'enabled') return undefined
    const timer = setTimeout(() => void navigate('/profile'), TWO_FACTOR_REDIRECT)
    return () => clearTimeout(timer)
  }, [mode, navigate])

  // Turned off, here or in another tab: there is nothing to manage any more.
  const shown: Step = mode === 'manage' && !twoFaEnabled ? { mode: 'start' } : step
  return { step: shown, setStep }
}
