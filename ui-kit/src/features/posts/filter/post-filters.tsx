import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { Badge } from '../../../primitives/badge.tsx'
import { Button } from '../../../primitives/button.tsx'
import { usePostListPlace } from '../use-post-list-place.ts'
import { FilterPanel } from './filter-panel.tsx'
import { PostSearch } from './post-search.tsx'
import { VisibilityFilter } from './visibility-filter.tsx'

/** Narrows the list of posts: by words and visibility at once, by the rest when it is asked for. */
export function PostFilters({ organization }: { organization: Organization }) {
  const { t } = useTranslation('posts')
  const { filter } = usePostListPlace()
  const chosen = [filter.tags, filter.author, filter.state].filter((value) => value !== undefined).length
  const [open, setOpen] = useState(chosen > 0)
  const panel = useId()
  return (
    <search className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <PostSearch />
        <VisibilityFilter />
        <Button
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('filter.more')}
          {chosen > 0 && <Badge tone="accent">{chosen}</Badge>}
        </Button>
      </div>
      {open && <FilterPanel id={panel} organization={organization} />}
    </search>
  )
}
