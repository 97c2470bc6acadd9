import { useTranslation } from 'react-i18next'
import { Checkbox } from '@fanfare/ui-kit/primitives/checkbox.tsx'
import { Notice } from '@fanfare/ui-kit/primitives/notice.tsx'
import { useDesktop } from '../../desktop-store.ts'

export interface LaunchChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the client starts with the computer; says when the system refuses that. */
export function LaunchChoice({ checked, onChange }: LaunchChoiceProps) {
  const { t } = useTranslation('desktop')
  const refused = useDesktop(({ autostartRefused }) => autostartRefused)
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('starting.launch')}
        description={t('starting.launchHint')}
        checked={checked}
        onChange={onChange}
      />
      {refused && <Notice tone="danger">{t('starting.launchRefused')}</Notice>}
    </div>
  )
}
