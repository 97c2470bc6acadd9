import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../primitives/toast.tsx'
import { useCurrentOrganization } from '../../session/current-organization.ts'
import { useJoin } from './api/invitation-queries.ts'

/** Joins, and leads to the dashboard of the organization that has a new member. */
export function useAccept(token: string, organization: string) {
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
  // The page stays until the dashboard has been fetched.
  return { accept, error, busy: isPending || isSuccess }
}
