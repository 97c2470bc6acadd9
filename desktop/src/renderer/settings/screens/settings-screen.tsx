import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { PageBoundary } from '@fanfare/ui-kit/app/shell/page-boundary.tsx'
import { PagePending } from '@fanfare/ui-kit/app/shell/page-frame.tsx'
import { SETTINGS_SECTIONS, sectionAt } from '../settings-sections.ts'

const ROW =
  'flex min-h-8.5 items-center gap-2.5 rounded-md px-2.5 py-1 text-muted hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-ink/8 aria-[current=page]:font-medium aria-[current=page]:text-ink'

/** The settings window: its sections, and the open one. Every change applies at once. */
export default function SettingsScreen() {
  const { t } = useTranslation('desktop')
  const { pathname } = useLocation()
  const current = sectionAt(pathname)
  const Section = current.screen
  return (
    <div className="flex min-h-dvh max-sm:flex-col">
      <nav
        aria-label={t('sections.label')}
        className="shrink-0 border-line bg-sunken p-3 max-sm:border-b sm:sticky sm:top-0 sm:h-dvh sm:w-60 sm:border-e"
      >
        <ul className="flex flex-wrap gap-0.5 sm:flex-col">
          {SETTINGS_SECTIONS.map(({ id, path, icon: Icon }) => (
            <li key={id}>
              <Link to={path} aria-current={id === current.id ? 'page' : undefined} className={ROW}>
                <Icon aria-hidden className="size-4 shrink-0" />
                {t(`sections.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 flex-1 px-6 py-6">
        <div className="mx-auto max-w-2xl">
          <PageBoundary>
            <Suspense fallback={<PagePending />}>
              <Section />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
    </div>
  )
}
