import { FileQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'

/** In place of a post that is private, gone, or never was. */
export function PublicPostNotFound() {
  const { t } = useTranslation('community')
  return (
    <>
      <Meta title={t('post.notFound')} noindex />
      <EmptyState
        as="h1"
        icon={<FileQuestion />}
        title={t('post.notFound')}
        description={t('post.notFoundText')}
        action={<ButtonLink to="/community">{t('backToCommunity')}</ButtonLink>}
      />
    </>
  )
}
