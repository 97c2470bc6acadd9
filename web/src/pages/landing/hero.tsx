import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithQueries } from '@fanfare/ui-kit/components/queries/lazy-with-queries.tsx'
import { useSessionStore } from '@fanfare/ui-kit/platform/session/session-store.ts'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { ExampleSkeleton } from './example/example-skeleton.tsx'
import { Rays } from './rays.tsx'
import { Section } from './section.tsx'
import { StartLink } from './start-link.tsx'

const LiveExample = lazyWithQueries(() => import('./example/live-example.tsx'))

/** The headline, the calls to action and an example to try. */
export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="landing-heading" className="border-b border-line">
      <Rays />
      <div className="relative grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[1.25fr_1fr]">
        <div className="flex flex-col items-start gap-6">
          <Badge tone="brass">{t('badge')}</Badge>
          <h1 id="landing-heading" className="font-display text-4xl font-semibold tracking-[-0.04em]">
            {t('heading')}
          </h1>
          <p className="max-w-md text-lg text-muted">{t('lead')}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <StartLink variant="primary" />
            <ButtonLink to="/community-landing" size="lg">
              {t('community')}
            </ButtonLink>
          </div>
        </div>
        <Example />
      </div>
    </Section>
  )
}

/** Rendered on the server for visitors, and usable once its scripts have loaded. Members get another example. */
function Example() {
  // Selects nothing else of the session: a change would discard the server's markup.
  const isMember = useSessionStore(({ token }) => token !== null)
  return (
    <div className="visitors-only">
      <Suspense key={String(isMember)} fallback={<ExampleSkeleton />}>
        <LiveExample />
      </Suspense>
    </div>
  )
}
