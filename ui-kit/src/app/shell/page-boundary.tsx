import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '../../primitives/error-state.tsx'
import { Meta } from '../../primitives/meta.tsx'

export interface PageBoundaryProps {
  children: ReactNode
}

/** Catches the errors of a page, so that the shell stays. Navigation resets it. */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary fallback={<BrokenPage />} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  )
}

// A reload also helps when a new release has replaced the files this page was about to load.
function BrokenPage() {
  const { t } = useTranslation('shell')
  return (
    <>
      <Meta title={t('broken.title')} noindex />
      <ErrorState
        as="h1"
        title={t('broken.title')}
        description={t('broken.description')}
        retryLabel={t('broken.reload')}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
