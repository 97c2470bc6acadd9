import { useTranslation } from 'react-i18next'
import { SectionHead } from '../components/section-head.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { MembersCard } from './members-card.tsx'
import { MembershipCard } from './membership-card.tsx'

/** Who is in, who is asked to come, and one's own place among them. */
export function UsersSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { manageMembers } = organization.can
  return (
    <>
      <SectionHead title={t('menu.users')} description={t('users.text')} readOnly={!manageMembers} />
      <MembersCard organization={organization} />
      {manageMembers && <InviteCard organization={organization} />}
      {manageMembers && <InvitationsCard organization={organization} />}
      <MembershipCard organization={organization} />
    </>
  )
}
