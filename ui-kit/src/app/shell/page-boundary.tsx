import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isLoadFailure } from '../../client/is-load-failure.ts'
import { ErrorState } from '../../primitives/error-state.tsx'
import { Meta } from '../../primitives/meta.tsx'

export interface PageBoundaryProps {
  children: ReactNode
}

/** Catches the errors of a page, so that the shell stays. Navigating resets it. */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  )
}

/** Catches errors outside of a page, in the header for example. */
export function ShellBoundary({ children }: PageBoundaryProps) {
  return <ErrorBoundary FallbackComponent={BrokenShell}>{children}</ErrorBoundary>
}

function BrokenShell(props: FallbackProps) {
  return (
    <main>
      <BrokenPage {...props} />
    </main>
  )
}

// A failed import stays failed until a reload, which also fetches a new version.
function BrokenPage({ error }: FallbackProps) {
  const { t } = useTranslation('shell')
  const kind = isLoadFailure(error) ? 'unloaded' : 'broken'
  return (
    <>
      <Meta title={t(`${kind}.title`)} noindex />
      <ErrorState
        as="h1"
        title={t(`${kind}.title`)}
        description={t(`${kind}.description`)}
        retryLabel={t('broken.reload')}
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
