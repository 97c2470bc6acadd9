import { useTranslation } from 'react-i18next'
import type { NotificationChoices } from '@fanfare/contract/notifications/data/notification_choice.ts'
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPES,
  type NotificationChannel,
  type NotificationType,
} from '@fanfare/contract/notifications/rules/notification.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { useChoose } from '../api/choice-queries.ts'

export interface ChoiceMatrixProps {
  choices: NotificationChoices['choices']
}

/** A switch for each type of notification and each channel that offers it. */
export function ChoiceMatrix({ choices }: ChoiceMatrixProps) {
  const { t } = useTranslation('choices')
  const { mutate, error } = useChoose()
  return (
    <>
      <table className="w-full text-start">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="pb-2 text-start font-medium">
              {t('type')}
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-14 pb-2 text-center font-medium sm:w-20">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_TYPES.map((type) => (
            <tr key={type} className="border-t border-line">
              <th scope="row" className="py-1.5 pe-2 text-start font-normal">
                {t(`kinds.${type}`)}
              </th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <td key={channel} className="text-center">
                  <Choice
                    type={type}
                    channel={channel}
                    checked={choices[type][channel]}
                    onChange={(enabled) => mutate({ type, channel, enabled })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ErrorNotice title={t('failed')} error={error} />
    </>
  )
}

interface ChoiceProps {
  type: NotificationType
  channel: NotificationChannel
  /** Null where the type is not offered. */
  checked: boolean | null
  onChange: (checked: boolean) => void
}

function Choice({ type, channel, checked, onChange }: ChoiceProps) {
  const { t } = useTranslation('choices')
  if (checked === null) {
    return (
      <span className="text-faint">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('digestOnly')}</span>
      </span>
    )
  }
  return (
    <label className="inline-grid size-9 cursor-pointer pointer-coarse:size-11 place-items-center">
      <input
        type="checkbox"
        role="switch"
        aria-label={t('label', {
          type: t(`kinds.${type}`),
          channel: t(`channels.${channel}`),
        })}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 cursor-pointer rounded-[4px] accent-accent"
      />
    </label>
  )
}
