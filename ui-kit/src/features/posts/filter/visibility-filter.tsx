import { useTranslation } from 'react-i18next'
import { Segmented } from '../../../primitives/segmented.tsx'
import { usePostListPlace } from '../use-post-list-place.ts'

/** All posts, or those that everybody or only members may see. */
export function VisibilityFilter() {
  const { t } = useTranslation('posts')
  const { filter, narrow } = usePostListPlace()
  return (
    <Segmented
      label={t('visibility.filter')}
      value={filter.visibility ?? 'all'}
      onChange={(choice) => narrow({ visibility: choice === 'all' ? undefined : choice })}
      options={[
        { value: 'all', label: t('visibility.all') },
        { value: 'public', label: t('state.public') },
        { value: 'private', label: t('state.private') },
      ]}
    />
  )
}
