import { Globe, MessageSquareText, Plus, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { SectionCard } from '../../../primitives/section-card.tsx'
import type { SectionProps } from '../components/section-props.ts'
import { settingsPath } from '../settings-places.ts'

/** What people come to the settings for most. */
export function QuickActions({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  const { id, slug, can } = organization
  return (
    <SectionCard title={t('overview.actions')}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={settingsPath(id, 'users')} icon={<UserPlus aria-hidden />}>
          {t(can.manageMembers ? 'overview.invite' : 'overview.seeMembers')}
        </ButtonLink>
        <ButtonLink to={settingsPath(id, 'shareMessages')} icon={<MessageSquareText aria-hidden />}>
          {t(can.update ? 'overview.writeMessages' : 'overview.seeMessages')}
        </ButtonLink>
        <ButtonLink to={`/organizations/${slug}`} icon={<Globe aria-hidden />}>
          {t('overview.publicPage')}
        </ButtonLink>
        {can.createPost && (
          <ButtonLink to={`/${id}/create-post`} icon={<Plus aria-hidden />}>
            {t('overview.share')}
          </ButtonLink>
        )}
      </div>
    </SectionCard>
  )
}
