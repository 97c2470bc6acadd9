import { useTranslation } from 'react-i18next'
import type { Notification } from '@fanfare/contract/notifications/data/notification.ts'

/** The sentence that says what has happened. */
export function useWhat(notification: Notification): string {
  const { t } = useTranslation('notifications')
  const from = notification.from ?? t('somebody')
  const organization = notification.organization?.name ?? ''
  switch (notification.type) {
    case 'post.moderated':
      return t(`decisions.${notification.moderation.status === 'approved' ? 'approved' : 'rejected'}`)
    case 'suggestion.copied': {
      const { count } = notification.copies
      return count === 1 && notification.from !== null
        ? t('copied.by', { from })
        : t('copied.times', { count })
    }
    case 'post.reached': {
      const { count: reached, of } = notification.reach
      return t('reach.post', { reached, count: of })
    }
    case 'member.joined': {
      const others = notification.joins.count - 1
      return others > 0
        ? t('joined.others', { from, organization, count: others })
        : t('joined.alone', { from, organization })
    }
    default:
      return t(`types.${notification.type}`, { from, organization })
  }
}
