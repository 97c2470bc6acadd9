import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@fanfare/ui-kit/primitives/button.tsx'
import { StandaloneCard } from '@fanfare/ui-kit/primitives/standalone-card.tsx'
import { bridge } from '../../bridge.ts'
import { hostOf } from '../../host-of.ts'
import { CodeForm } from './code-form.tsx'

export interface WaitingSheetProps {
  server: string
}

/** Shown during the sign-in in the browser: open it again, paste the code, or cancel. */
export function WaitingSheet({ server }: WaitingSheetProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const [pasting, setPasting] = useState(false)
  return (
    <StandaloneCard
      takesFocus
      title={t('signIn.waitingTitle')}
      description={t('signIn.waiting', { host: hostOf(server) })}
    >
      {pasting && <CodeForm />}
      <div className="flex flex-col gap-2">
        <Button onClick={() => void bridge.call('sign-in:start')}>{t('signIn.again')}</Button>
        {!pasting && (
          <Button variant="ghost" onClick={() => setPasting(true)}>
            {t('signIn.paste')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void bridge.call('sign-in:cancel')}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </StandaloneCard>
  )
}
