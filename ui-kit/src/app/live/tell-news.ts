import type { TFunction } from 'i18next'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { toast } from '../../primitives/toast.tsx'

/** Says what somebody has been waiting for, wherever they are now. */
export function tellNews(event: StreamEvent, t: TFunction<'shell'>): void {
  if (event.type === 'report.resolved') toast('info', t('news.reportResolved'))
}
