import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { SectionCard } from '../../../../primitives/section-card.tsx'
import { useChangePasswordSignIn } from '../api/provider-queries.ts'

/** Whether people may sign in with an email and a password. */
export function PasswordSignInSection({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('sign-in-providers')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useChangePasswordSignIn()
  const state = isOn ? 'on' : 'off'
  return (
    <SectionCard
      title={t('passwords.title')}
      description={t(`passwords.${state}.text`)}
      action={<Button onClick={() => setAsking(true)}>{t(`passwords.${state}.change`)}</Button>}
    >
      <ActionDialog
        tone={isOn ? 'danger' : 'neutral'}
        open={asking}
        onOpenChange={setAsking}
        title={t(`passwords.${state}.title`)}
        description={t(`passwords.${state}.question`)}
        confirmLabel={t(`passwords.${state}.change`)}
        action={() => mutateAsync({ passwordSignIn: !isOn })}
        done={t(`passwords.${state}.done`)}
      />
    </SectionCard>
  )
}
