import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import type { ReportDecision } from '@fanfare/contract/moderation/rules/report.ts'

/** What an administrator does with a report: an act on its post, or only an answer. */
export type ReportAct = 'keep' | ReportDecision | 'resolve'

/** The shortcuts of the acts. */
export const ACT_KEYS: Record<ReportAct, string> = {
  keep: 'E',
  hide: 'H',
  mark_sensitive: 'S',
  block_host: 'B',
  resolve: 'R',
}

/** The acts that change something about a post. A post that is not public any more is only answered. */
export function actsFor({ isPublic, isHidden, isSensitive }: Report['post']): ReportAct[] {
  if (!isPublic) return ['resolve']
  return [
    'keep',
    ...(isHidden ? [] : (['hide'] as const)),
    ...(isSensitive ? [] : (['mark_sensitive'] as const)),
    'resolve',
    'block_host',
  ]
}

/** The answers that an administrator has begun, by report: they survive that another report is shown. */
export type Drafts = Map<string, string>
