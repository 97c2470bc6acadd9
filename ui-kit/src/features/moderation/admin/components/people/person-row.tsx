import { useTranslation } from 'react-i18next'
import type { AdministeredPerson } from '@fanfare/contract/identity/data/administered_person.ts'
import { DatedText } from '../../../../../i18n/dated-text.tsx'
import { Avatar } from '../../../../../primitives/avatar.tsx'
import { Badge } from '../../../../../primitives/badge.tsx'
import { PersonMenu } from './person-menu.tsx'

export interface PersonRowProps {
  person: AdministeredPerson
}

/** A user with their state and the actions on them. */
export function PersonRow({ person }: PersonRowProps) {
  const { t } = useTranslation('admin')
  const { name, email, avatarUrl, isAdmin, emailVerified, disabledAt, createdAt } = person
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <Avatar name={name} src={avatarUrl} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-words">{name}</span>
          {isAdmin && <Badge tone="brass">{t('people.badges.administrator')}</Badge>}
          {disabledAt !== null && <Badge tone="danger">{t('people.badges.disabled')}</Badge>}
          {!emailVerified && <Badge tone="neutral">{t('people.badges.unverified')}</Badge>}
        </p>
        <p className="truncate text-sm text-muted" title={email}>
          {email}
        </p>
      </div>
      <p className="text-sm text-muted max-sm:hidden">
        <DatedText iso={createdAt} say={(date) => t('people.joined', { date })} />
      </p>
      <PersonMenu person={person} />
    </li>
  )
}
