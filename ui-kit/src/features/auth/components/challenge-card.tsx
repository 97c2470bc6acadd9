import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TwoFactorCodeField } from '../../../forms/two-factor-code/two-factor-code-field.tsx'
import { Button } from '../../../primitives/button.tsx'
import { MarkSheet } from '../../../primitives/mark-sheet.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { useChallengeForm } from '../use-challenge-form.ts'
import { OutcomeCard } from './outcome-card.tsx'

export interface ChallengeCardProps {
  /** Whose first half was right. */
  userId: string
  onBack: () => void
  /** For pages that no guard leads on from. */
  onSignedIn?: () => void
}

/** The second half of a sign-in. */
export function ChallengeCard({ userId, onBack, onSignedIn }: ChallengeCardProps) {
  const { t } = useTranslation('auth')
  const { form, submit, failure, expired, busy } = useChallengeForm(userId, onSignedIn)
  if (expired) {
    return (
      <OutcomeCard tone="danger" icon={<ShieldAlert />} title={t('challenge.expired')} description={failure}>
        <Button variant="primary" size="lg" onClick={onBack}>
          {t('challenge.restart')}
        </Button>
      </OutcomeCard>
    )
  }
  return (
    <MarkSheet title={t('challenge.title')} description={t('challenge.description')}>
      <Meta title={t('challenge.title')} noindex />
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          {failure !== undefined && (
            <Notice tone="danger" title={t('challenge.failed')}>
              {failure}
            </Notice>
          )}
          <TwoFactorCodeField form={form} />
          <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!form.formState.isValid}>
            {t('challenge.submit')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t('challenge.back')}
          </Button>
        </fieldset>
      </form>
    </MarkSheet>
  )
}
