import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '@fanfare/contract/error_code.ts'
import type { ProviderList } from '@fanfare/contract/identity/data/session.ts'
import type { SignUpWay } from '@fanfare/contract/identity/rules/sign_up.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Notice } from '../../../../primitives/notice.tsx'

/** Why the server would refuse a new account. */
export type SignUpRefusal = Extract<ErrorCode, 'SETUP_REQUIRED' | 'SIGN_UP_CLOSED' | 'SIGN_UP_BY_INVITATION'>

/**
 * Why the server would refuse the account of a visitor in one of the ways; null if it would not, or if that depends on
 * their address.
 */
export function refusalOfSignUp(
  answer: ProviderList | undefined,
  way: SignUpWay,
  isInvited: boolean,
): SignUpRefusal | null {
  if (answer?.needsSetup) return 'SETUP_REQUIRED'
  const policy = answer?.signUp?.[way]
  if (policy === 'closed') return 'SIGN_UP_CLOSED'
  return policy === 'invited' && !isInvited ? 'SIGN_UP_BY_INVITATION' : null
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
