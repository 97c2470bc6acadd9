import { DoorOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'

export interface SettingsGoneProps {
  /** The name of the organization. */
  name: string
}

/** In place of the settings of an organization that ceased to be this person's while they were open. */
export function SettingsGone({ name }: SettingsGoneProps) {
  const { t } = useTranslation('settings')
  return (
    <div role="alert">
      <Meta title={t('gone.title', { name })} noindex />
      <EmptyState
        as="h1"
        icon={<DoorOpen />}
        title={t('gone.title', { name })}
        description={t('gone.text')}
        action={<ButtonLink to="/organizations">{t('missing.action')}</ButtonLink>}
      />
    </div>
  )
}
