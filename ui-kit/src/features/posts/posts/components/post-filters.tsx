import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { SearchField } from '../../../../components/search-field.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { usePostListUrl } from '../hooks/use-post-list-url.ts'

const PostFilterPanel = openedLater(() => import('./post-filter-panel.tsx'), <PanelSkeleton />)

export interface PostFiltersProps {
  /** Null while it is loading. */
  organization: Organization | null
}

/** Filters the list of posts: search, whose posts and visibility are always shown, the others open on demand. */
export function PostFilters({ organization }: PostFiltersProps) {
  const { t } = useTranslation('posts')
  const { filter, setFilter } = usePostListUrl()
  const { id } = useUser()
  const isMine = filter.author === id
  const author = isMine ? undefined : filter.author
  const chosen = [filter.tags, author, filter.state].filter((value) => value !== undefined).length
  const [open, setOpen] = useState(chosen > 0)
  const panelId = useId()
  return (
    <search className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={t('filter.search')}
          value={filter.search ?? ''}
          onSearch={(text) => setFilter({ search: text || undefined })}
          maxLength={SEARCH_MAX}
        />
        <Segmented
          label={t('filter.show')}
          value={filter.show ?? (isMine ? 'mine' : 'all')}
          onChange={(choice) =>
            setFilter({
              show: choice === 'waiting' ? choice : undefined,
              author: choice === 'mine' ? id : author,
            })
          }
          options={[
            { value: 'waiting', label: t('filter.waiting') },
            { value: 'mine', label: t('filter.mine') },
            { value: 'all', label: t('filter.all') },
          ]}
        />
        <Segmented
          label={t('visibility.filter')}
          value={filter.visibility ?? 'all'}
          onChange={(choice) => setFilter({ visibility: choice === 'all' ? undefined : choice })}
          options={[
            { value: 'all', label: t('visibility.all') },
            { value: 'public', label: t('state.public') },
            { value: 'private', label: t('state.private') },
          ]}
        />
        <Button
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          <span>{t('filter.more')}</span>
          {chosen > 0 && <Badge tone="accent">{chosen}</Badge>}
        </Button>
      </div>
      {organization && (
        <PostFilterPanel id={panelId} organization={organization} open={open} onOpenChange={setOpen} />
      )}
    </search>
  )
}

/** As high as the three filters. */
function PanelSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {['tags', 'author', 'state'].map((filter) => (
        <Skeleton key={filter} className="h-15" />
      ))}
    </div>
  )
}
