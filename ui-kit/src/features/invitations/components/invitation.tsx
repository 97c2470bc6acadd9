import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../api/api-error.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useSession } from '../../../session/use-session.ts'
import { invitationCheckQuery } from '../api/invitation-queries.ts'
import { CheckFailed } from './check-failed.tsx'
import { InvitationAnswer } from './invitation-answer.tsx'
import { InvitationInvalid } from './invitation-invalid.tsx'
import { InvitationSkeleton } from './invitation-skeleton.tsx'

export interface InvitationProps {
  token: string
}

/** Asks what an invitation is worth, once it is known who asks. */
export function Invitation({ token }: InvitationProps) {
  const { t } = useTranslation('errors')
  const errorText = useErrorText()
  const { status, user, restore } = useSession()
  const { data, error, refetch } = useQuery({
    ...invitationCheckQuery(token, user?.id ?? null),
    enabled: status === 'anonymous' || status === 'authenticated',
  })

  if (status === 'offline') return <CheckFailed reason={t('NETWORK')} onRetry={() => void restore()} />
  if (data !== undefined) return <InvitationAnswer token={token} check={data} />
  // The server does not know addresses of this form.
  if (hasCode(error, 'NOT_FOUND')) return <InvitationInvalid />
  if (error !== null) return <CheckFailed reason={errorText(error)} onRetry={() => void refetch()} />
  return <InvitationSkeleton />
}
