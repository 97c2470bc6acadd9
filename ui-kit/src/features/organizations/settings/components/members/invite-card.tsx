import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { INVITE_HASH } from '../../../../../components/invite-path.ts'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { invitationListQuery } from '../../api/invitation-queries.ts'
import type { SectionProps } from '../section-head.tsx'
import { InviteForm } from './invite-form.tsx'

/** Invites people, and says how the invitations reach them. */
export function InviteCard({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { data } = useQuery(invitationListQuery(organization.id, 1))
  return (
    <SectionCard
      id={INVITE_HASH.slice(1)}
      title={t('invite.title')}
      description={data?.areMailed === false ? t('invite.byHand') : t('invite.text')}
    >
      <InviteForm organizationId={organization.id} withRole />
    </SectionCard>
  )
}
