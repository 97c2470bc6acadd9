import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Optional } from '../../../../../components/optional.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { SectionHead, type SectionProps } from '../section-head.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { MembersCard } from './members-card.tsx'
import { MembershipCard } from './membership-card.tsx'

const InviteLinkCard = lazy(() => import('./invite-link-card.tsx'))

/** Members, invitations and your own membership. */
export function MembersSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { manageMembers } = organization.can
  return (
    <>
      <SectionHead title={t('menu.members')} readOnly={!manageMembers} />
      <MembersCard organization={organization} />
      {manageMembers && <InviteCard organization={organization} />}
      {manageMembers && (
        <Optional loading={<Skeleton className="h-40" />}>
          <InviteLinkCard organization={organization} />
        </Optional>
      )}
      {manageMembers && <InvitationsCard organization={organization} />}
      <MembershipCard organization={organization} />
    </>
  )
}
