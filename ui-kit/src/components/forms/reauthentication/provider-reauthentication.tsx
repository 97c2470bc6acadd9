import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import { usePlatform } from '../../../platform/platform-context.ts'
import { Button } from '../../../primitives/button.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { TextLink } from '../../../primitives/text-link.tsx'
import { ErrorNotice } from '../../error-notice.tsx'
import { ProviderMark } from '../../providers/provider-mark.tsx'
import { QueryState } from '../../query-state.tsx'
import { OpenBrowser } from './open-browser.tsx'
import { reauthenticationQuery, useStartFlow } from './reauthentication-queries.ts'

/** Asks a user without a password to sign in at a provider again, unless they have just done so. */
export function ProviderReauthentication() {
  const { t } = useTranslation()
  return (
    <QueryState
      query={useQuery(reauthenticationQuery())}
      skeleton={<Skeleton className="h-24" />}
      failedTitle={t('reauthentication.failed')}
    >
      {({ providers, validUntil }) =>
        validUntil === null ? (
          <SignInAgain providers={providers} />
        ) : (
          <p className="text-sm text-muted">{t('reauthentication.recent')}</p>
        )
      }
    </QueryState>
  )
}

function SignInAgain({ providers }: { providers: readonly ProviderDisplay[] }) {
  const { t } = useTranslation()
  const { kind } = usePlatform()
  if (providers.length === 0) {
    return (
      <Notice tone="info" title={t('reauthentication.title')}>
        {t('reauthentication.noProvider')}{' '}
        <TextLink to="/forgot-password">{t('reauthentication.toReset')}</TextLink>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title={t('reauthentication.title')}>
      <p>{t('reauthentication.text')}</p>
      {kind === 'desktop' ? <OpenBrowser /> : <ProviderButtons providers={providers} />}
    </Notice>
  )
}

function ProviderButtons({ providers }: { providers: readonly ProviderDisplay[] }) {
  const { t } = useTranslation()
  const { mutate, error, isPending } = useStartFlow()
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        {providers.map(({ provider, label, logo }) => (
          <Button
            key={provider}
            size="sm"
            icon={<ProviderMark provider={provider} logo={logo} />}
            busy={isPending}
            onClick={() => mutate({ provider, purpose: 'reauthenticate' })}
          >
            {t('actions.continueWith', { provider: label })}
          </Button>
        ))}
      </div>
      <ErrorNotice error={error} />
    </>
  )
}
