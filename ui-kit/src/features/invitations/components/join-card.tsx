import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { OutcomePage } from '../../../components/outcome-page.tsx'
import { useOnce } from '../../../components/use-once.ts'
import { useCurrentOrganization } from '../../../platform/session/current-organization.ts'
import { forgetSignUp, hasSignedUpFor } from '../../../platform/session/signed-up-for.ts'
import { Button } from '../../../primitives/button.tsx'
import { toast } from '../../../primitives/toast.ts'
import { useJoin } from '../api/use-join.ts'

export interface JoinCardProps {
  token: string
  organization: string
  /** Whom the invitation is for. */
  email: string
}

/** Accepts the invitation of the signed-in user and goes to its dashboard; at once for who has signed up for it. */
export function JoinCard({ token, organization, email }: JoinCardProps) {
  const { t } = useTranslation('invitations')
  const { select } = useCurrentOrganization()
  const navigate = useNavigate()
  const { mutate, error, isPending, isSuccess } = useJoin(token)
  const accept = () =>
    mutate(undefined, {
      onSuccess: ({ organizationId }) => {
        select(organizationId)
        toast('success', t('join.done', { organization }))
        void navigate('/dashboard', { replace: true })
      },
    })
  const [signedUp] = useState(() => hasSignedUpFor(token))
  useOnce(() => {
    forgetSignUp()
    if (signedUp) accept()
  })

  return (
    <OutcomePage title={t('join.title', { organization })} description={t('join.description', { email })}>
      <ErrorNotice title={t('join.failed')} error={error} />
      {/* The page stays until the dashboard is loaded. */}
      <Button variant="primary" size="lg" busy={isPending || isSuccess} onClick={accept}>
        {t('join.submit')}
      </Button>
    </OutcomePage>
  )
}
