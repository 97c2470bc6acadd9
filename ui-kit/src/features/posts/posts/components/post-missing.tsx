import { FileQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../client/api-error.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Meta } from '../../../../primitives/meta.tsx'

export interface PostMissingProps {
  error: unknown
}

/** Replaces a post that does not exist or could not be loaded. */
export function PostMissing({ error }: PostMissingProps) {
  const { t } = useTranslation('posts')
  const errorText = useErrorText()
  const isGone = error instanceof ApiError && error.status === 404
  const title = isGone ? t('missing.title') : t('missing.failed')
  return (
    <div role={isGone ? undefined : 'alert'}>
      <Meta title={title} noindex />
      <EmptyState
        as="h1"
        icon={<FileQuestion />}
        title={title}
        description={isGone ? t('missing.text') : errorText(error)}
        action={<ButtonLink to="/dashboard">{t('missing.back')}</ButtonLink>}
      />
    </div>
  )
}
