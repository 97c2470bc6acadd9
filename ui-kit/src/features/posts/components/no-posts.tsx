import { Link2, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { Button } from '../../../primitives/button.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { createPostPath } from '../post-paths.ts'
import { isNarrowed, usePostListPlace } from '../use-post-list-place.ts'

export interface NoPostsProps {
  organization: Organization
}

/** In place of the list, while there is nothing in it: nothing at all, or nothing that fits. */
export function NoPosts({ organization: { id, name, can } }: NoPostsProps) {
  const { t } = useTranslation('posts')
  const { filter, clear } = usePostListPlace()
  return (
    <Card padded={false}>
      {isNarrowed(filter) ? (
        <EmptyState
          icon={<SearchX />}
          title={t('list.emptyFiltered')}
          description={t('list.emptyFilteredText')}
          action={<Button onClick={clear}>{t('filter.clear')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<Link2 />}
          title={t('list.empty')}
          description={t('list.emptyText', { name })}
          action={can.createPost && <ButtonLink to={createPostPath(id)}>{t('share')}</ButtonLink>}
        />
      )}
    </Card>
  )
}
