import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { EmptyState } from '../../primitives/empty-state.tsx'
import { Meta } from '../../primitives/meta.tsx'
import { useSession } from '../../platform/session/use-session.ts'

export default function NotFoundScreen() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  return (
    <>
      <Meta title={t('notFound.title')} noindex />
      <EmptyState
        as="h1"
        icon={<SearchX />}
        title={t('notFound.title')}
        description={t('notFound.description')}
        action={
          <ButtonLink variant="primary" to={user === null ? '/' : '/dashboard'}>
            {t(user === null ? 'notFound.home' : 'notFound.dashboard')}
          </ButtonLink>
        }
      />
    </>
  )
}
