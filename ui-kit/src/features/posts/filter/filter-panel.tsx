import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/data/organization.ts'
import { TAGS_IN_FILTER } from '@fanfare/contract/rules/limits.ts'
import { MODERATION_STATUSES } from '@fanfare/contract/rules/post.ts'
import { Field } from '../../../primitives/field.tsx'
import { Select } from '../../../primitives/select.tsx'
import { TagInput } from '../../../primitives/tag-input.tsx'
import { tagListQuery } from '../api/post-queries.ts'
import { usePostListPlace } from '../use-post-list-place.ts'
import { AuthorSelect } from './author-select.tsx'

export interface FilterPanelProps {
  id: string
  organization: Organization
}

/** The filters one rarely needs: tags, author and where a post stands with the moderators. */
export function FilterPanel({ id, organization }: FilterPanelProps) {
  const { t } = useTranslation('posts')
  const { filter, narrow } = usePostListPlace()
  const { data } = useQuery(tagListQuery())
  return (
    <div id={id} className="grid gap-3 sm:grid-cols-3">
      <Field label={t('form.tags')}>
        <TagInput
          label={t('form.tags')}
          value={filter.tags ?? []}
          onChange={(tags) => narrow({ tags: tags.length === 0 ? undefined : tags })}
          suggestions={data?.tags.map(({ name }) => name) ?? []}
          placeholder={t('filter.anyTag')}
          removeLabel={(tag) => t('form.removeTag', { tag })}
          max={TAGS_IN_FILTER}
        />
      </Field>
      <Field label={t('filter.author')}>
        <AuthorSelect
          organizationId={organization.id}
          value={filter.author}
          onChange={(author) => narrow({ author })}
        />
      </Field>
      <Field label={t('filter.state')}>
        <Select
          label={t('filter.state')}
          value={filter.state ?? ''}
          onChange={(state) => narrow({ state: state === '' ? undefined : state })}
          options={[
            { value: '', label: t('filter.anyState') },
            ...MODERATION_STATUSES.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ]}
        />
      </Field>
    </div>
  )
}
