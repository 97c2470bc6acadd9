import type { Notification } from '@fanfare/contract/data/notification.ts'
import type { State } from '../app/state.ts'
import type { Speaker } from '../language/speak.ts'
import { burstGatherer } from './burst.ts'
import { isQuiet } from './quiet.ts'
import type { Note } from './show.ts'
import { pathOf, wordsOf } from './words.ts'

export interface AnnounceNeeds {
  state: State
  speaker: Pick<Speaker, 't'>
  /** Shows a notification; answers how to take it away. */
  show: (note: Note) => () => void
  open: (path: string) => void
  now?: () => Date
}

/** Tells the person what is new: one by one, in one sentence when much comes at once, or not at all when they want quiet. */
export function announcer({ state, speaker, show, open, now = () => new Date() }: AnnounceNeeds) {
  const judge = burstGatherer()
  let takeAway: (() => void) | null = null

  return (news: readonly Notification[]): void => {
    const { settings, pausedUntil } = state.getState()
    const at = now()
    const paused = pausedUntil !== null && at.getTime() < pausedUntil
    if (!settings.notify || paused || isQuiet(settings.quietHours, at)) return
    const telling = judge(news.length, at.getTime())
    if (telling.each) {
      for (const each of news) {
        show({ ...wordsOf(each, settings.notifyInFull, speaker.t), onClick: () => open(pathOf(each)) })
      }
      return
    }
    takeAway?.()
    takeAway = show({
      title: speaker.t('news.many', { count: telling.count }),
      body: speaker.t('news.manyBody'),
      onClick: () => open('/dashboard'),
    })
  }
}
