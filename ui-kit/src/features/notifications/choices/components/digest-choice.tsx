import { useTranslation } from 'react-i18next'
import type { Digest } from '@fanfare/contract/notifications/data/notification_choice.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { useChooseDigest } from '../api/choice-queries.ts'

export interface DigestChoiceProps {
  /** Null when it is off. */
  digest: Digest | null
}

/** Turns the daily digest on, in the time zone of this device, or off. */
export function DigestChoice({ digest }: DigestChoiceProps) {
  const { t } = useTranslation('choices')
  const { mutate, error } = useChooseDigest()
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <Checkbox
        label={t('digest.label')}
        description={t('digest.text', { zone: (digest?.timeZone ?? here).replaceAll('_', ' ') })}
        checked={digest !== null}
        onChange={(enabled) => mutate(enabled ? here : null)}
      />
      <ErrorNotice title={t('failed')} error={error} />
    </div>
  )
}
