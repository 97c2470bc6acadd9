import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '@fanfare/contract/error_code.ts'
import type { ProviderList } from '@fanfare/contract/identity/data/session.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

/** Why the server would refuse a new account. */
export type SignUpRefusal = Extract<ErrorCode, 'SETUP_REQUIRED'>

/** Why the server would refuse the account of a visitor; null if it would not, or that is unknown. */
export function refusalOfSignUp(answer: ProviderList | undefined): SignUpRefusal | null {
  return answer?.needsSetup ? 'SETUP_REQUIRED' : null
}

/** Says, in place of the form of a new account, that the server would refuse it, and what to do. */
export function NoSignUp({ refusal }: { refusal: SignUpRefusal }) {
  const { t } = useTranslation(['auth', 'errors'])
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="info">{t(`errors:${refusal}`)}</Notice>
      {refusal === 'SETUP_REQUIRED' && <ButtonLink to="/setup">{t('setup.title')}</ButtonLink>}
    </div>
  )
}
