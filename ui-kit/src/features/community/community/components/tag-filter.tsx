import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TAG_MAX, TAGS_IN_FILTER } from '@fanfare/contract/core/rules/limits.ts'
import { SearchField } from '../../../../components/search-field.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { communityTagsQuery } from '../api/community-queries.ts'
import { findTags } from '../find-tags.ts'

export interface TagFilterProps {
  /** Only the tags of this organization's posts. */
  organizationSlug?: string
  selected: readonly string[]
  onChange: (tags: string[]) => void
}

/** Filters public posts by tags; a post with any of them matches. */
export function TagFilter({ organizationSlug, selected, onChange }: TagFilterProps) {
  const { t } = useTranslation('community')
  const [search, setSearch] = useState('')
  const { data } = useQuery(communityTagsQuery({ organizationSlug }))
  const found = useQuery({
    ...communityTagsQuery({ organizationSlug, search: search || undefined }),
    placeholderData: keepPreviousData,
  })
  const [open, setOpen] = useState(false)
  const shown = findTags([...(data?.tags ?? []), ...(found.data?.tags ?? [])], search, selected)

  const toggle = (name: string) =>
    onChange(selected.includes(name) ? selected.filter((each) => each !== name) : [...selected, name])

  return (
    <section aria-label={t('tags.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold max-lg:hidden">{t('tags.title')}</h2>
        <Button className="lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('tags.title')}
        </Button>
        <output className="text-sm text-muted tabular-nums">
          {data && data.total > 0 && t('tags.counts', { selected: selected.length, total: data.total })}
        </output>
      </div>
      <div className={clsx('flex flex-col gap-3', !open && 'max-lg:hidden')}>
        <SearchField label={t('tags.search')} value={search} onSearch={setSearch} maxLength={TAG_MAX} />
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

interface TagToggleProps {
  name: string
  count: number
  pressed: boolean
  disabled: boolean
  onToggle: () => void
}

function TagToggle({ name, count, pressed, disabled, onToggle }: TagToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onToggle}
      className={clsx(
        'pressable inline-flex h-7 max-w-56 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium pointer-coarse:h-9',
        pressed ? 'bg-accent text-on-accent' : 'bg-ink/6 text-muted hover:bg-ink/10 hover:text-ink',
        'disabled:cursor-not-allowed disabled:text-faint',
      )}
    >
      <span className="truncate">#{name}</span>
      <span className="tabular-nums">{count}</span>
    </button>
  )
}
