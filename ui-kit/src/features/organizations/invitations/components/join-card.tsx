import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { useOnce } from '../../../../components/use-once.ts'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { forgetSignUp, hasSignedUpFor } from '../../../../platform/session/signed-up-for.ts'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useJoin } from '../api/use-join.ts'
import type { InvitedProps } from './invitation-cards.tsx'

export interface JoinCardProps extends Pick<InvitedProps, 'organization' | 'invitedBy'> {
  token: string
  /** The user the invitation is for. */
  email: string
}

/** Accepts the invitation of the signed-in user and opens the dashboard; automatically after signing up for it. */
export function JoinCard({ token, organization, invitedBy, email }: JoinCardProps) {
  const { t } = useTranslation('invitations')
  const { accept, error, busy } = useAccept(token, () => toast('success', t('join.done', { organization })))
  const [signedUp] = useState(() => hasSignedUpFor(token))
  useOnce(() => {
    forgetSignUp()
    if (signedUp) accept()
  })

  return (
    <OutcomePage
      title={t('join.title', { organization })}
      description={t(invitedBy === null ? 'join.description' : 'join.descriptionBy', {
        inviter: invitedBy,
        email,
      })}
    >
      <ErrorNotice title={t('join.failed')} error={error} />
      {/* The page stays until the dashboard is loaded. */}
      <Button variant="primary" size="lg" busy={busy} onClick={accept}>
        {t('join.submit')}
      </Button>
    </OutcomePage>
  )
}

export interface JoinedCardProps {
  token: string
  organization: string
}

/** An invitation that the member has already accepted. Accepting again returns the same organization. */
export function JoinedCard({ token, organization }: JoinedCardProps) {
  const { t } = useTranslation('invitations')
  const { accept, error, busy } = useAccept(token)
  return (
    <OutcomePage title={t('joined.title', { organization })} description={t('joined.description')}>
      <ErrorNotice error={error} />
      <Button variant="primary" size="lg" busy={busy} onClick={accept}>
        {t('joined.open')}
      </Button>
    </OutcomePage>
  )
}

/** Accepts an invitation and opens the dashboard of its organization. */
function useAccept(token: string, onJoined?: () => void) {
  const { select } = useCurrentOrganization()
  const navigate = useNavigate()
  const { mutate, error, isPending, isSuccess } = useJoin(token)
  const accept = () =>
    mutate(undefined, {
      onSuccess: ({ organizationId }) => {
        select(organizationId)
        onJoined?.()
        void navigate('/dashboard', { replace: true })
      },
    })
  return { accept, error, busy: isPending || isSuccess }
}
