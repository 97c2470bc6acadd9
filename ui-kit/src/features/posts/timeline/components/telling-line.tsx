import { useTranslation } from 'react-i18next'
import type { Telling } from '@fanfare/contract/posts/data/telling.ts'
import type { TimelineEntry } from '@fanfare/contract/posts/data/timeline.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useTellNow } from '../hooks/use-tell-now.ts'
import { isAhead } from '../timeline-lanes.ts'

export interface TellingLineProps {
  postId: string
  telling: Telling
  entries: readonly TimelineEntry[]
  now: number
}

/** How many members were told of a post and when the next one is, with the choice to tell all of them now. */
export function TellingLine({ postId, telling, entries, now }: TellingLineProps) {
  const { t } = useTranslation('timeline')
  const { mutate, isPending } = useTellNow(postId)
  const at = (moment: TimelineEntry['moment']) => entries.find((entry) => entry.moment === moment)
  const [start, end] = [at('start'), at('end')]
  const isBefore = start === undefined || isAhead(start, now)
  const isOver = !isBefore && end !== undefined && !isAhead(end, now)
  const canTell = telling.mode === 'paced' && !isOver && (isBefore || telling.told < telling.of)
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-medium tabular-nums">
        <TellingText telling={telling} isBefore={isBefore} now={now} />
      </p>
      {canTell && (
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          {t(isBefore ? 'telling.atStart' : 'telling.now')}
        </Button>
      )}
    </div>
  )
}

interface TellingTextProps extends Pick<TellingLineProps, 'telling' | 'now'> {
  isBefore: boolean
}

function TellingText({ telling: { mode, told, of, nextAt }, isBefore, now }: TellingTextProps) {
  const { t } = useTranslation('timeline')
  if (isBefore) return t('telling.ahead')
  if (mode === null) return t('telling.atOnce')
  if (of === 0) return t('telling.none')
  if (nextAt === null) return t('telling.all', { told, of })
  return (
    <MarkedText text={t('telling.some', { told, of })} mark="when">
      {() => <DateText iso={nextAt} style={isSameDay(nextAt, now) ? 'time' : 'datetime'} />}
    </MarkedText>
  )
}

const isSameDay = (iso: string, now: number): boolean =>
  new Date(iso).toDateString() === new Date(now).toDateString()
