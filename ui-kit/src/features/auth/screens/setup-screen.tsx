import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import { setupQuery } from '../api/setup-queries.ts'
import { OutcomeCard } from '../components/outcome-card.tsx'
import { SetupForm } from '../components/setup-form.tsx'

/** Where the first administrator of an installation is made. */
export default function SetupScreen() {
  const { t } = useTranslation('auth')
  return (
    <>
      <Meta title={t('setup.title')} noindex />
      <Setup />
    </>
  )
}

function Setup() {
  const { t } = useTranslation(['auth', 'common'])
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(setupQuery())

  if (error !== null) {
    return (
      <ErrorState
        as="h1"
        title={t('common:state.failedTitle')}
        description={errorText(error)}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <div className="grid min-h-80 place-items-center">
        <Spinner label={t('common:state.loading')} />
      </div>
    )
  }
  if (data.open) {
    return (
      <MarkSheet title={t('setup.title')} description={t('setup.description')}>
        <SetupForm onDone={() => void navigate('/dashboard', { replace: true })} />
      </MarkSheet>
    )
  }
  return (
    <OutcomeCard
      tone="ok"
      icon={<CircleCheck />}
      title={t('setup.closedTitle')}
      description={t('setup.closed')}
    >
      <ButtonLink to="/login" variant="primary" size="lg">
        {t('setup.toSignIn')}
      </ButtonLink>
    </OutcomeCard>
  )
}
