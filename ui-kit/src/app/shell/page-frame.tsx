import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMounted } from '../../platform/page-mounted.tsx'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { Spinner } from '../../primitives/spinner.tsx'
import { Unframed } from '../served-frame.tsx'

/** The content of a loading page, as high as the window. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    <Unframed>
      <div data-pending className="grid min-h-dvh place-items-center">
        <Spinner label={t('state.loading')} />
      </div>
    </Unframed>
  )
}

export interface PageFrameProps {
  children: ReactNode
}

/** The main landmark of every page, as wide as the window. */
export function PageFrame({ children }: PageFrameProps) {
  return (
    <Main>
      <Suspense fallback={<PagePending />}>
        {children}
        <PageMounted />
      </Suspense>
    </Main>
  )
}

/**
 * What an earlier visit has left on this device may be read, but not acted on. A component of its own: a boundary that is
 * rendered again before it is hydrated is rendered from scratch.
 */
function Main({ children }: PageFrameProps) {
  const isUnconfirmed = useSessionStore(({ user, status }) => user !== null && status !== 'authenticated')
  return (
    <main id="main" tabIndex={-1} inert={isUnconfirmed} className="flex-1 outline-none">
      {children}
    </main>
  )
}

/** The centered column of a page's content. */
export function PageColumn({ children }: PageFrameProps) {
  return <div className="mx-auto w-full max-w-[1040px] px-4 py-6 sm:px-6 sm:py-8">{children}</div>
}
