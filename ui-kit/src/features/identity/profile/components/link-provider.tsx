import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import { ReauthenticationDialog } from '../../../../components/forms/reauthentication/reauthentication-dialog.tsx'
import { useStartFlow } from '../../../../components/forms/reauthentication/reauthentication-queries.ts'
import { ProviderMark } from '../../../../components/providers/provider-mark.tsx'
import { Button } from '../../../../primitives/button.tsx'

export interface LinkProviderProps {
  provider: ProviderDisplay
}

/** Adds a provider as a sign-in method: the user signs in there and comes back. */
export function LinkProvider({ provider: { provider, label: name, logo } }: LinkProviderProps) {
  const { t } = useTranslation('profile')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useStartFlow()
  return (
    <>
      <Button icon={<ProviderMark provider={provider} logo={logo} />} onClick={() => setAsking(true)}>
        {t('methods.link', { provider: name })}
      </Button>
      <ReauthenticationDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('methods.linkTitle', { provider: name })}
        description={t('methods.linkText', { provider: name })}
        confirmLabel={t('methods.linkConfirm', { provider: name })}
        onConfirm={(proof) => mutateAsync({ provider, purpose: 'link', ...proof })}
      />
    </>
  )
}
