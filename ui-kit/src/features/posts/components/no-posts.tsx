import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import type { Visibility } from '@fanfare/contract/rules/post.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { createPostPath } from '../post-paths.ts'

export interface NoPostsProps {
  organization: Organization
  visibility: Visibility | undefined
}

/** In place of the list, while there is nothing in it. */
export function NoPosts({ organization, visibility }: NoPostsProps) {
  const { t } = useTranslation('posts')
  const { id, name, can } = organization
  return (
    <Card padded={false}>
      <EmptyState
        icon={<Link2 />}
        title={visibility === undefined ? t('list.empty') : t('list.emptyFiltered')}
        description={visibility === undefined ? t('list.emptyText', { name }) : t('list.emptyFilteredText')}
        action={can.createPost && <ButtonLink to={createPostPath(id)}>{t('share')}</ButtonLink>}
      />
    </Card>
  )
}
