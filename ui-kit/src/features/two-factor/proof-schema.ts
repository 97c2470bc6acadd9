import type { TFunction } from 'i18next'
import * as v from 'valibot'
import {
  completesCode,
  NO_CODE,
  twoFactorCodeEntries,
  type TwoFactorCodeValues,
} from '../../forms/two-factor-code/two-factor-code-rules.ts'

/** How somebody shows that it is them. */
export interface ProofValues extends TwoFactorCodeValues {
  password: string
}

export const NO_PROOF: ProofValues = { ...NO_CODE, password: '' }

export interface ProofWords {
  twoFactor: TFunction<'two-factor'>
  common: TFunction
}

/** A code, and the password where it is asked for. */
export function proofSchema({ twoFactor, common }: ProofWords, asksPassword: boolean) {
  const password = asksPassword
    ? v.pipe(v.string(), v.nonEmpty(twoFactor('proof.passwordRequired')))
    : v.string()
  return v.pipe(v.object({ password, ...twoFactorCodeEntries() }), completesCode<ProofValues>(common))
}
