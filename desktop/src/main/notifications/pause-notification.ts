import type { Pause } from '../../shared/ipc-contract.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { NotificationInput } from './notification-input.ts'

/** Confirms a pause that was started without a window, and offers to end it. `until` is in milliseconds since the epoch. */
export function pauseNotification(
  until: number,
  { t, language }: Translator,
  start: (pause: Pause) => void,
): NotificationInput {
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(until)
  return {
    id: 'paused',
    title: t('paused.title'),
    body: t('paused.body', { time }),
    silent: true,
    buttons: [{ label: t('menu.resume'), onClick: () => start('off') }],
  }
}
