import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { QueryState } from '../../../../components/query-state.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { StandaloneCard } from '../../../../primitives/standalone-card.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { Spinner } from '../../../../primitives/spinner.tsx'
import { setupQuery } from '../api/setup-queries.ts'
import { SetupForm } from '../components/setup-form.tsx'

/** Creates the first administrator of an installation. */
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
  const navigate = useNavigate()
  return (
    <QueryState
      as="h1"
      query={useQuery(setupQuery())}
      skeleton={
        <div className="grid min-h-80 place-items-center">
          <Spinner label={t('common:state.loading')} />
        </div>
      }
    >
      {({ open }) =>
        open ? (
          <StandaloneCard title={t('setup.title')} description={t('setup.description')}>
            <SetupForm onDone={() => void navigate('/dashboard', { replace: true })} />
          </StandaloneCard>
        ) : (
          <SetupClosed />
        )
      }
    </QueryState>
  )
}

function SetupClosed() {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage icon={<CircleCheck />} title={t('setup.closedTitle')} description={t('setup.closed')}>
      <ButtonLink to="/login" variant="primary" size="lg">
        {t('setup.toSignIn')}
      </ButtonLink>
    </OutcomePage>
  )
}
