import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { hasCode } from '../../api/api-error.ts'
import {
  completesCode,
  NO_CODE,
  twoFactorCodeEntries,
  type TwoFactorCodeValues,
} from '../../forms/two-factor-code/two-factor-code-rules.ts'
import { useRefusal, type Landing } from '../../forms/use-refusal.ts'
import { useCompleteSignIn } from './api/auth-mutations.ts'
import { ERROR_DELAY } from '../../forms/error-delay.ts'

const LANDING: Landing<TwoFactorCodeValues> = { TWO_FACTOR_CODE_INVALID: 'code' }

/** The form of the second half of a sign-in. */
export function useChallengeForm(userId: string, onSignedIn?: () => void) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useCompleteSignIn()
  const form = useForm<TwoFactorCodeValues>({
    resolver: standardSchemaResolver(v.pipe(v.object(twoFactorCodeEntries()), completesCode(t))),
    defaultValues: NO_CODE,
    mode: 'onTouched',
    delayError: ERROR_DELAY,
  })
  const { setFocus } = form
  const failure = useRefusal(form, error, LANDING)

  useEffect(() => setFocus('code'), [setFocus])

  const submit = form.handleSubmit(({ code }) =>
    mutate({ userId, twoFactorCode: code }, { onSuccess: onSignedIn }),
  )
  return { form, submit, failure, expired: hasCode(error, 'TWO_FACTOR_EXPIRED'), busy: isPending }
}
