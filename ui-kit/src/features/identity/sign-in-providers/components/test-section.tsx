import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OpenIdProvider, SignInTest } from '@fanfare/contract/identity/data/openid_provider.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { OpenBrowser } from '../../../../components/forms/reauthentication/open-browser.tsx'
import { QueryState } from '../../../../components/query-state.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { signInTestQuery, useStartTest } from '../api/provider-queries.ts'

/** Signs in at the provider to see what it answers. Nothing is created. */
export function TestSection({ provider: { id } }: { provider: OpenIdProvider }) {
  const { t } = useTranslation('sign-in-providers')
  const { kind } = usePlatform()
  const { mutate, error, isPending } = useStartTest(id)
  return (
    <SectionCard
      title={t('test.title')}
      description={t('test.text')}
      action={
        kind === 'desktop' ? (
          <OpenBrowser />
        ) : (
          <Button busy={isPending} onClick={() => mutate()}>
            {t('test.start')}
          </Button>
        )
      }
    >
      <ErrorNotice title={t('test.notStarted')} error={error} />
      <QueryState
        query={useQuery(signInTestQuery(id))}
        failedTitle={t('test.failed')}
        skeleton={<Skeleton className="h-24" />}
        isEmpty={(test) => test === null}
        empty={<p className="text-muted">{t('test.none')}</p>}
      >
        {(test) => test !== null && <Outcome test={test} />}
      </QueryState>
    </SectionCard>
  )
}

function Outcome({ test: { testedAt, problem, person, claims } }: { test: SignInTest }) {
  const { t } = useTranslation(['sign-in-providers', 'errors'])
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone={problem === null ? 'ok' : 'warn'}
        title={t(problem === null ? 'test.works' : 'test.refused')}
      >
        {problem === null ? (
          t('test.person', { name: person?.name ?? '', email: person?.email ?? '' })
        ) : (
          <>
            <p>{t(`errors:${problem.code}`)}</p>
            {problem.detail !== null && <p className="break-words">{problem.detail}</p>}
          </>
        )}
      </Notice>
      <p className="text-sm text-muted">
        {t('test.at')} <RelativeTime iso={testedAt} />
      </p>
      {claims !== null && (
        <details>
          <summary className="cursor-pointer font-medium">{t('test.claims')}</summary>
          <pre className="mt-2 overflow-x-auto text-sm">{claims}</pre>
        </details>
      )}
    </div>
  )
}
