import type { RecoveryCodes, TwoFactorSetup, TwoFactorStatus } from '@fanfare/contract/data/two_factor.ts'
import { api } from '../../../api/http.ts'

export interface TurnOff {
  twoFactorCode: string
  password?: string
}

export function fetchStatus(signal?: AbortSignal) {
  return api.get<TwoFactorStatus>('/2fa', { signal })
}

/** A new secret; with two-factor on, a code of the old one is due. */
export function generateSecret(twoFactorCode?: string) {
  return api.post<TwoFactorSetup>('/2fa/generate', { twoFactorCode })
}

export function turnOn(twoFactorAuthenticationCode: string) {
  return api.post<RecoveryCodes>('/2fa/turn-on', { twoFactorAuthenticationCode })
}

export function turnOff(proof: TurnOff) {
  return api.post<void>('/2fa/turn-off', proof)
}

export function renewRecoveryCodes(twoFactorCode: string) {
  return api.post<RecoveryCodes>('/2fa/recovery-codes', { twoFactorCode })
}
