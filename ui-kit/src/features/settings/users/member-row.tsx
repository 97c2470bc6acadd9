import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member, Organization } from '@fanfare/contract/data/organization.ts'
import { formatDate } from '../../../i18n/dates.ts'
import { useLanguage } from '../../../i18n/languages.ts'
import { Avatar } from '../../../primitives/avatar.tsx'
import { Badge } from '../../../primitives/badge.tsx'
import { Button } from '../../../primitives/button.tsx'
import { useUser } from '../../../session/use-session.ts'
import { RoleBadge } from '../components/role-badge.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'
import { RoleSelect } from './role-select.tsx'

export interface MemberRowProps {
  organization: Organization
  member: Member
}

/** Somebody who is in, with what this person may do about it. */
export function MemberRow({ organization, member }: MemberRowProps) {
  const { t } = useTranslation('settings')
  const you = useUser().id === member.id
  const date = formatDate(member.joinedAt, useLanguage(), 'date')
  const [asking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Avatar name={member.name} size={36} />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-3rem)]">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {member.name}
          {you && <Badge tone="info">{t('users.you')}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">
          {member.email}
          <span className="max-sm:hidden">{' · '}</span>
          <span className="max-sm:block">{t('users.joined', { date })}</span>
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:ps-12">
        {member.can.changeRole ? (
          <RoleSelect organizationId={organization.id} member={member} />
        ) : (
          <RoleBadge role={member.role} />
        )}
        {member.can.remove && (
          <Button
            size="sm"
            variant="danger"
            aria-label={t('users.removeNamed', { name: member.name })}
            onClick={() => setAsking(true)}
          >
            {t('users.remove')}
          </Button>
        )}
      </div>
      <RemoveMemberDialog
        organization={organization}
        member={member}
        open={asking}
        onOpenChange={setAsking}
      />
    </li>
  )
}
