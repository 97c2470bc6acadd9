import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { EmptyState } from '@fanfare/ui-kit/primitives/empty-state.tsx'
import { bridge } from '../../bridge.ts'
import { useFocusAtFirst } from '../../use-focus-at-first.ts'

/** What the panel shows to somebody who is not signed in. */
export function SignedOut() {
  const { t } = useTranslation('desktop')
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        icon={<LogIn />}
        title={t('signedOut.title')}
        description={t('signedOut.description')}
        action={
          <Button
            ref={useFocusAtFirst()}
            variant="primary"
            onClick={() => void bridge.call('window:open', '/')}
          >
            {t('signedOut.act')}
          </Button>
        }
      />
    </div>
  )
}
