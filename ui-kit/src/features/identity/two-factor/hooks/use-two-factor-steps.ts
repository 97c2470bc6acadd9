import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TwoFactorSetup } from '@fanfare/contract/identity/data/two_factor.ts'
import { TWO_FACTOR_REDIRECT_DELAY_MS } from '@fanfare/contract/core/rules/limits.ts'
import { useDetour } from '../../../../components/detour.ts'
import { useUser } from '../../../../platform/session/use-session.ts'

/**
 *             generate          right code           kept
 *  start ───────────────▶ verify ────────▶ codes ────────▶ enabled ──▶ /profile after 2 s, or where the detour began
 *    ▲  ▲                   │ again          ▲
 *    │  └───────────────────┘                │ new recovery codes
 *    └── regenerate ── manage ───────────────┘
 */
export type Step =
  | { mode: 'manage' | 'start' | 'enabled' }
  | { mode: 'verify'; setup: TwoFactorSetup }
  | { mode: 'codes'; recoveryCodes: string[] }

/** The step of the setup that is shown, from whether two-factor is on already. */
export function useTwoFactorSteps() {
  const { twoFaEnabled } = useUser()
  const navigate = useNavigate()
  const returnTo = useDetour() ?? '/profile'
  const [step, setStep] = useState<Step>({ mode: twoFaEnabled ? 'manage' : 'start' })
  const { mode } = step

  useEffect(() => {
    if (mode !== 'enabled') return undefined
    const timer = setTimeout(() => void navigate(returnTo), TWO_FACTOR_REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [mode, navigate, returnTo])

  // It may have been turned off in another tab.
  const shown: Step = mode === 'manage' && !twoFaEnabled ? { mode: 'start' } : step
  return { step: shown, setStep, returnTo }
}
