import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../client/api-error.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Spinner } from '../../../../primitives/spinner.tsx'
import { useExchangeCode } from '../api/auth-mutations.ts'
import { useOnce } from '../../../../components/use-once.ts'
import { FinishSignIn } from './finish-sign-in.tsx'
import { SignInFailed } from './sign-in-failed.tsx'

export interface ExchangeCodeProps {
  code: string
}

/** Completes the sign-in that an OAuth flow has started. */
export function ExchangeCode({ code }: ExchangeCodeProps) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const { mutate, data: challenge, error } = useExchangeCode()
  useOnce(() => mutate(code))

  if (error !== null) {
    const reason = error instanceof ApiError ? errorText(error) : undefined
    return <SignInFailed title={t('callback.failed')} reason={reason} />
  }
  if (challenge !== undefined) return <FinishSignIn challenge={challenge} />
  return (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('callback.working')} />
    </div>
  )
}
