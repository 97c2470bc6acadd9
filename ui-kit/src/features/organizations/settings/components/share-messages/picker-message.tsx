import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { detourFrom } from '../../../../../components/detour.ts'
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
  const { pathname } = useLocation()
  if (state !== 'notConnected') {
    return <output className={POPUP}>{t(`messages.mentions.${state}`)}</output>
  }
  return (
    <output className={POPUP}>
      {t('messages.noMentions')}{' '}
      <TextLink to={settingsPath(organizationId, 'slack')} state={detourFrom(pathname)}>
        {t('messages.connect')}
      </TextLink>
    </output>
  )
}
