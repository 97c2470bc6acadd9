import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { useTagListPlace } from '../use-tag-list-place.ts'

/** Where the tags would be: there are none, or none of that name. */
export function NoTags() {
  const { t } = useTranslation('tags')
  const { search, searchFor } = useTagListPlace()
  if (search === '')
    return <EmptyState icon={<Tag />} title={t('empty.title')} description={t('empty.text')} />
  return (
    <EmptyState
      icon={<Tag />}
      title={t('empty.nothing')}
      description={t('empty.nothingText', { search })}
      action={<Button onClick={() => searchFor('')}>{t('empty.clear')}</Button>}
    />
  )
}
