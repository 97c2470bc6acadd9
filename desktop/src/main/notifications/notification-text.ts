import type { Translator } from '../core/i18n/translator.ts'
import type { ReceivedNotification } from './notification-list.ts'

/**
 * The title and body of a notification. With `inFull` off, and for sensitive posts, it shows no titles, names, texts or
 * responses, because others may see the screen.
 */
export function notificationText(
  notification: ReceivedNotification,
  inFull: boolean,
  t: Translator['t'],
): { title: string; body: string } {
  const { type, organization, post, from, sensitive, waiting, report, moderation, support } = notification
  const { copies, reach, joins, webhook } = notification
  const names = { organization: organization?.name ?? '', from: from ?? t('news.somebody') }
  const showsContent = inFull && !sensitive
  const postTitle = showsContent && post !== null ? post.title : t('news.hidden')
  switch (type) {
    case 'post.shared':
    case 'post.reminded': {
      const title =
        type === 'post.reminded'
          ? t(inFull ? 'news.reminded' : 'news.remindedOf', names)
          : t(inFull ? 'news.shared' : 'news.sharedBy', names)
      const text = waiting?.suggestion ?? null
      return text === null || !showsContent
        ? { title, body: postTitle }
        : { title, body: t('news.sharedBody', { title: postTitle, text }) }
    }
    case 'suggestions.wanted':
      return { title: inFull ? t('news.wanted', names) : t('news.wantedBy'), body: postTitle }
    case 'reply.added':
      return { title: inFull ? t('news.replied', names) : t('news.reply'), body: postTitle }
    case 'supply.low':
      return { title: t('news.low'), body: postTitle }
    case 'post.moderated': {
      const title = t(`news.${moderation?.status === 'approved' ? 'approved' : 'rejected'}`)
      const reason = moderation?.reason ?? null
      return reason === null || !showsContent
        ? { title, body: postTitle }
        : { title, body: t('news.decided', { title: postTitle, reason }) }
    }
    case 'report.resolved': {
      const body = showsContent ? (report?.moderatorResponse ?? '') : t('news.hidden')
      return { title: t('news.resolved'), body }
    }
    case 'suggestion.copied': {
      const isByOne = inFull && from !== null && copies?.count === 1
      return { title: isByOne ? t('news.copiedBy', names) : t('news.copied'), body: postTitle }
    }
    case 'post.reached':
      return { title: t('news.reached', { reached: reach?.count ?? 0, of: reach?.of ?? 0 }), body: postTitle }
    case 'member.joined': {
      const isOne = inFull && joins?.count === 1
      const title = isOne ? t('news.joined', names) : t('news.newMembers')
      return { title, body: showsContent && !isOne ? names.organization : t('news.hidden') }
    }
    case 'webhook.disabled': {
      const title = inFull ? t('news.webhookOffOf', names) : t('news.webhookOff')
      return { title, body: showsContent ? (webhook?.name ?? '') : t('news.hidden') }
    }
    case 'support.answered':
      return { title: t('news.answered'), body: showsContent ? (support?.answer ?? '') : t('news.hidden') }
  }
}
