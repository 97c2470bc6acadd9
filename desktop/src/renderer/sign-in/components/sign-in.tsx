import { useTranslation } from 'react-i18next'
import { StandaloneCard } from '@fanfare/ui-kit/primitives/standalone-card.tsx'
import { Spinner } from '@fanfare/ui-kit/primitives/spinner.tsx'
import { useDesktop } from '../../desktop-store.ts'
import { BeginSheet } from './begin-sheet.tsx'
import { WaitingSheet } from './waiting-sheet.tsx'

export interface SignInProps {
  server: string
  onChangeServer: () => void
}

/** Signing in through the browser, step by step. */
export function SignIn({ server, onChangeServer }: SignInProps) {
  const step = useDesktop(({ signIn }) => signIn)
  switch (step) {
    case 'waiting':
      return <WaitingSheet server={server} />
    case 'exchanging':
      return <ExchangingSheet />
    case 'idle':
      return <BeginSheet server={server} wrong={null} onChangeServer={onChangeServer} />
    case 'refused':
    case 'unreachable':
      return <BeginSheet server={server} wrong={step} onChangeServer={onChangeServer} />
  }
}

/** Shown while main exchanges the code for a session. */
function ExchangingSheet() {
  const { t } = useTranslation('desktop')
  return (
    <StandaloneCard title={t('signIn.exchanging')} takesFocus>
      <span className="grid place-items-center">
        <Spinner label={t('signIn.exchanging')} />
      </span>
    </StandaloneCard>
  )
}
