import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TAGS_IN_FILTER } from '@fanfare/contract/rules/limits.ts'
import { Button } from '../../../primitives/button.tsx'
import { TextInput } from '../../../primitives/text-input.tsx'
import { communityTagsQuery } from '../api/community-queries.ts'
import { findTags } from '../find-tags.ts'
import { TagToggle } from './tag-toggle.tsx'

export interface TagFilterProps {
  /** Only what this organization has tagged. */
  organizationSlug?: string
  selected: readonly string[]
  onChange: (tags: string[]) => void
}

/** Narrows the community to posts with any of the chosen tags. */
export function TagFilter({ organizationSlug, selected, onChange }: TagFilterProps) {
  const { t } = useTranslation('community')
  const { data } = useQuery(communityTagsQuery(organizationSlug))
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(false)
  const shown = findTags(data?.tags ?? [], useDeferredValue(search), selected)

  const toggle = (name: string) =>
    onChange(selected.includes(name) ? selected.filter((each) => each !== name) : [...selected, name])

  return (
    <section aria-label={t('tags.title')} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-semibold max-lg:hidden">{t('tags.title')}</h2>
        <Button className="lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('tags.title')}
        </Button>
        <output className="text-sm text-muted tabular-nums">
          {t('tags.counts', { selected: selected.length, total: data?.total ?? 0 })}
        </output>
      </div>
      <div className={clsx('flex flex-col gap-3', !open && 'max-lg:hidden')}>
        <TextInput
          type="search"
          aria-label={t('tags.search')}
          placeholder={t('tags.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ul className="flex flex-wrap gap-1.5">
          {shown.map(({ id, name, postsCount }) => (
            <li key={id}>
              <TagToggle
                name={name}
                count={postsCount}
                pressed={selected.includes(name)}
                disabled={selected.length >= TAGS_IN_FILTER && !selected.includes(name)}
                onToggle={() => toggle(name)}
              />
            </li>
          ))}
        </ul>
        {shown.length === 0 && data && <p className="text-sm text-muted">{t('tags.none')}</p>}
        {selected.length > 0 && (
          <Button size="sm" variant="ghost" className="self-start" onClick={() => onChange([])}>
            {t('tags.clear')}
          </Button>
        )}
      </div>
    </section>
  )
}
