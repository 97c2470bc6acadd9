import { useTranslation } from 'react-i18next'
import { SectionHead, type SectionProps } from '../section-head.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { InviteLinkCard } from './invite-link-card.tsx'
import { MembersCard } from './members-card.tsx'
import { MembershipCard } from './membership-card.tsx'

/** Members, invitations and your own membership. */
export function MembersSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { manageMembers } = organization.can
  return (
    <>
      <SectionHead title={t('menu.members')} readOnly={!manageMembers} />
      <MembersCard organization={organization} />
      {manageMembers && <InviteCard organization={organization} />}
      {manageMembers && <InviteLinkCard organization={organization} />}
      {manageMembers && <InvitationsCard organization={organization} />}
      <MembershipCard organization={organization} />
    </>
  )
}
