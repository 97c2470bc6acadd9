import { ShieldX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { EmptyState } from '../../primitives/empty-state.tsx'
import { Meta } from '../../primitives/meta.tsx'

/** Replaces an administrators' page for everybody else. */
export default function AccessDeniedScreen() {
  const { t } = useTranslation('shell')
  return (
    <>
      <Meta title={t('denied.title')} noindex />
      <EmptyState
        as="h1"
        icon={<ShieldX />}
        title={t('denied.title')}
        description={t('denied.description')}
        action={
          <ButtonLink variant="primary" to="/dashboard">
            {t('notFound.dashboard')}
          </ButtonLink>
        }
      />
    </>
  )
}
