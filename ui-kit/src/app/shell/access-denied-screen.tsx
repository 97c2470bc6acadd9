import { ShieldX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { EmptyState } from '../../primitives/empty-state.tsx'
import { Meta } from '../../primitives/meta.tsx'

/** The one screen whose refusal has a title of its own (`docs/specified-texts.json`). */
const UNAUTHORIZED = '/admin/testimonials'

/** Replaces an administrators' page for all other users. */
export default function AccessDeniedScreen() {
  const { t } = useTranslation('shell')
  const isUnauthorized = useLocation().pathname === UNAUTHORIZED
  const title = t(isUnauthorized ? 'denied.unauthorized' : 'denied.title')
  return (
    <>
      <Meta title={title} noindex />
      <EmptyState
        as="h1"
        icon={<ShieldX />}
        title={title}
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
