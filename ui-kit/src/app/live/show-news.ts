import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { isQuiet } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { fetchRhythm } from '../../features/notifications/rhythms/api/rhythm-api.ts'
import { RHYTHM_KEY } from '../../features/notifications/rhythms/api/rhythm-key.ts'
import { toast } from '../../primitives/toast.ts'

/** Shows what an event tells the user, unless they want quiet. What became of their own action is always shown. */
export async function showNews(queryClient: QueryClient, event: StreamEvent, i18n: i18n): Promise<void> {
  if (event.type === 'action.ended' && event.refused > 0)
    toast('warning', i18n.t('undo.refused', { ns: 'common', count: event.refused }))
  if (event.type !== 'report.resolved' && event.type !== 'support.answered') return
  if (await wantsQuiet(queryClient)) return
  await i18n.loadNamespaces('choices')
  const t = i18n.getFixedT(i18n.language, 'choices')
  toast('info', t(event.type === 'report.resolved' ? 'news.reportResolved' : 'news.supportAnswered'))
}

/** Without the rhythm, news are shown. */
async function wantsQuiet(queryClient: QueryClient): Promise<boolean> {
  return queryClient
    .fetchQuery({ queryKey: RHYTHM_KEY, queryFn: () => fetchRhythm(), staleTime: Infinity })
    .then(
      (rhythm) => isQuiet(rhythm, new Date()),
      () => false,
    )
}
