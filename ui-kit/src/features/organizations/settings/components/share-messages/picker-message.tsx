import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../../../primitives/text-link.tsx'
import { settingsPath } from '../../../../../components/settings-path.ts'
import { POPUP } from './picker-popup.ts'
import type { MentionState } from './use-mention-options.ts'

export interface PickerMessageProps {
  organizationId: string
  state: MentionState
}

/** Why the picker offers no mentions. */
export function PickerMessage({ organizationId, state }: PickerMessageProps) {
  const { t } = useTranslation('settings')
  if (state !== 'notConnected') {
    return <output className={POPUP}>{t(`messages.mentions.${state}`)}</output>
  }
  return (
    <output className={POPUP}>
      {t('messages.noMentions')}{' '}
      <TextLink to={settingsPath(organizationId, 'slack')}>{t('messages.connect')}</TextLink>
    </output>
  )
}
