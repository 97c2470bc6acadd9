import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { usePhase } from '../../../../components/use-phase.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { EndButton } from './end-button.tsx'
import { StartButton } from './start-button.tsx'

export interface PhaseNoticeProps {
  post: Post
}

/** Says that a post has not started yet, or has ended, and lets its author and admins change that. */
export default function PhaseNotice({ post }: PhaseNoticeProps) {
  const { t } = useTranslation('schedule')
  const phase = usePhase(post)
  if (phase === 'open') return null
  const isOver = phase === 'ended'
  const when = isOver ? post.endsAt! : post.startsAt!
  const action = isOver ? <EndButton post={post} /> : <StartButton post={post} />
  return (
    <Notice
      tone={isOver ? 'info' : 'warn'}
      title={t(isOver ? 'phase.endedTitle' : 'phase.scheduledTitle')}
      action={post.can.schedule ? action : undefined}
    >
      <p>
        <MarkedText text={t(isOver ? 'phase.endedAt' : 'phase.startsAt')} mark="when">
          {() => <DateText iso={when} />}
        </MarkedText>
      </p>
      <p>
        {t(isOver ? 'phase.endedText' : post.membersPrepare ? 'phase.preparedText' : 'phase.scheduledText')}
      </p>
    </Notice>
  )
}
