import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { TAGS_IN_FILTER } from '@fanfare/contract/core/rules/limits.ts'
import { POST_STATES } from '@fanfare/contract/posts/rules/post.ts'
import { MemberSelect } from '../../../../components/member-select.tsx'
import type { Openable } from '../../../../components/opened-later.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Select } from '../../../../primitives/select.tsx'
import { TagInput } from '../../../../primitives/tag-input.tsx'
import { usePostListUrl } from '../hooks/use-post-list-url.ts'
import { useTagSuggestions } from '../hooks/use-tag-suggestions.ts'

export interface PostFilterPanelProps extends Openable {
  id: string
  organization: Organization
}

/** The less common filters: tags, author and moderation state. */
export default function PostFilterPanel({ open, ...panel }: PostFilterPanelProps) {
  return open && <Filters {...panel} />
}

function Filters({ id, organization }: Omit<PostFilterPanelProps, keyof Openable>) {
  const { t } = useTranslation('posts')
  const { filter, setFilter } = usePostListUrl()
  const { suggestions, onSearch } = useTagSuggestions(organization.id)
  return (
    <div id={id} className="grid gap-3 sm:grid-cols-3">
      <Field label={t('form.tags')}>
        <TagInput
          label={t('form.tags')}
          value={filter.tags ?? []}
          onChange={(tags) => setFilter({ tags: tags.length === 0 ? undefined : tags })}
          suggestions={suggestions}
          onSearch={onSearch}
          placeholder={t('filter.anyTag')}
          removeLabel={(tag) => t('form.removeTag', { tag })}
          max={TAGS_IN_FILTER}
        />
      </Field>
      <Field label={t('filter.author')}>
        <MemberSelect
          organizationId={organization.id}
          label={t('filter.author')}
          value={filter.author}
          onChange={(author) => setFilter({ author: author?.id })}
          noneLabel={t('filter.anyAuthor')}
        />
      </Field>
      <Field label={t('filter.state')}>
        <Select
          label={t('filter.state')}
          value={filter.state ?? ''}
          onChange={(state) => setFilter({ state: state === '' ? undefined : state })}
          options={[
            { value: '', label: t('filter.anyState') },
            ...POST_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ]}
        />
      </Field>
    </div>
  )
}
