import type { Notification } from '@fanfare/contract/data/notification.ts'
import type { Speaker } from '../language/speak.ts'
import type { Note } from './show.ts'

export type Words = Pick<Note, 'title' | 'body'>

/**
 * What a notification says. Where the person wants them discreet, and for sensitive posts, neither titles nor
 * names nor answers are told to whoever sees the screen.
 */
export function wordsOf(notification: Notification, inFull: boolean, t: Speaker['t']): Words {
  const { type, organization, post, from, sensitive, report } = notification
  const about = { organization: organization?.name ?? '', from: from ?? t('news.somebody') }
  const open = inFull && !sensitive
  const title = open && post !== null ? post.title : t('news.hidden')
  switch (type) {
    case 'post.shared':
      return { title: inFull ? t('news.shared', about) : t('news.sharedBy'), body: title }
    case 'reply.added':
      return { title: inFull ? t('news.replied', about) : t('news.reply'), body: title }
    case 'supply.low':
      return { title: t('news.low'), body: title }
    case 'report.resolved':
      return { title: t('news.resolved'), body: open ? (report?.moderatorResponse ?? '') : t('news.hidden') }
  }
}

/** Where a click on a notification leads in the client. */
export function pathOf({ type, post }: Notification): string {
  return post === null || type === 'report.resolved' ? '/reports' : `/posts/${post.id}`
}
