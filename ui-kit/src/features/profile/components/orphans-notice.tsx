import { useTranslation } from 'react-i18next'
import { Notice } from '../../../primitives/notice.tsx'
import { TextLink } from '../../../primitives/text-link.tsx'
import type { OrphanedOrganizations } from '../use-deletion-form.ts'

export interface OrphansNoticeProps {
  organizations: OrphanedOrganizations
}

/** The organizations that would be left without an owner, and the way to them. */
export function OrphansNotice({ organizations }: OrphansNoticeProps) {
  const { t } = useTranslation('profile')
  return (
    <Notice tone="danger" title={t('deletion.soleOwner')}>
      {t('deletion.soleOwnerText')}
      <ul className="mt-1 list-disc ps-5">
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={`/organizations/${id}/settings/users`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
