import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../api/api-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { NO_PROOF, proofSchema, type ProofValues } from './proof-schema.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

export interface ProofSetting {
  asksPassword?: boolean
  /** Does what the proof is for; what it throws lands on its field. */
  onProof: (proof: ProofValues) => Promise<unknown>
}

/** The form of a code, and of the password where it is asked for. */
export function useProofForm({ asksPassword = false, onProof }: ProofSetting) {
  const { t: twoFactor } = useTranslation('two-factor')
  const { t: common } = useTranslation()
  const errorText = useErrorText()
  const form = useForm<ProofValues>({
    resolver: standardSchemaResolver(proofSchema({ twoFactor, common }, asksPassword)),
    defaultValues: NO_PROOF,
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })
  const { setFocus } = form
  useEffect(() => setFocus(asksPassword ? 'password' : 'code'), [setFocus, asksPassword])

  const submit = form.handleSubmit((proof) =>
    onProof(proof).catch((error: unknown) => {
      const field = fieldOf(error)
      form.setError(field, { message: errorText(error) }, { shouldFocus: field !== 'root' })
    }),
  )
  return { form, submit, busy: form.formState.isSubmitting }
}

function fieldOf(error: unknown): 'password' | 'code' | 'root' {
  if (hasCode(error, 'INVALID_PASSWORD', 'REAUTHENTICATION_REQUIRED')) return 'password'
  return hasCode(error, 'TWO_FACTOR_CODE_INVALID') ? 'code' : 'root'
}
