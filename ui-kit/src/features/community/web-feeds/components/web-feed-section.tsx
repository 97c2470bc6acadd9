import { useQuery } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { QueryState } from '../../../../components/query-state.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { useCreateWebFeed, webFeedQuery } from '../api/web-feed-queries.ts'
import { CurrentFeed } from './current-feed.tsx'
import { FeedAddresses } from './feed-addresses.tsx'

/** The private feed of the user: what is shared in their organizations, by an address with a secret. */
export function WebFeedSection() {
  const { t } = useTranslation('web-feeds')
  const { data: created, error, isPending, mutate, mutateAsync, reset } = useCreateWebFeed()
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <QueryState
        query={useQuery(webFeedQuery())}
        skeleton={<Skeleton className="h-8.5 w-40" />}
        failedTitle={t('loadFailed')}
      >
        {({ feed }) =>
          feed === null ? (
            <>
              <ErrorNotice title={t('createFailed')} error={error} />
              <Button
                className="self-start"
                icon={<Rss aria-hidden />}
                busy={isPending}
                onClick={() => mutate()}
              >
                {t('create')}
              </Button>
            </>
          ) : (
            <>
              {created && <FeedAddresses addresses={created.addresses} onKept={reset} />}
              <CurrentFeed feed={feed} onChange={mutateAsync} onEnd={reset} />
            </>
          )
        }
      </QueryState>
    </SectionCard>
  )
}
