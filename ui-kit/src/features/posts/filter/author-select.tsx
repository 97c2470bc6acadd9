import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../primitives/select.tsx'
import { authorListQuery } from '../api/post-queries.ts'

export interface AuthorSelectProps {
  organizationId: string
  /** The id of a member; undefined for everybody. */
  value: string | undefined
  onChange: (author: string | undefined) => void
}

/** Whose posts are looked for. Somebody an old link names who has left meanwhile stays chosen, without a name. */
export function AuthorSelect({ organizationId, value, onChange }: AuthorSelectProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { data } = useQuery(authorListQuery(organizationId))
  const members = data?.members ?? []
  const gone = value !== undefined && data !== undefined && members.every(({ id }) => id !== value)
  return (
    <Select
      label={t('filter.author')}
      value={value ?? ''}
      onChange={(author) => onChange(author || undefined)}
      options={[
        { value: '', label: t('filter.anyAuthor') },
        ...members.map(({ id, name }) => ({ value: id, label: name })),
        ...(gone ? [{ value, label: t('common:state.formerMember') }] : []),
      ]}
    />
  )
}
