import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../primitives/spinner.tsx'

/** The content of a loading page: as high as the window, so that the footer does not move into view and out again. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={t('state.loading')} />
    </div>
  )
}

export interface PageFrameProps {
  children: ReactNode
}

/** The main landmark of every page, as wide as the window. */
export function PageFrame({ children }: PageFrameProps) {
  return (
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      <Suspense fallback={<PagePending />}>{children}</Suspense>
    </main>
  )
}

/** The centered column of a page's content. */
export function PageColumn({ children }: PageFrameProps) {
  return <div className="mx-auto w-full max-w-[1040px] px-4 py-6 sm:px-6 sm:py-8">{children}</div>
}
