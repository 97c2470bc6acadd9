import {
  CalendarCheck,
  CalendarClock,
  CircleX,
  EyeOff,
  Flag,
  Globe,
  Lock,
  Pin,
  ShieldAlert,
  ShieldQuestion,
} from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { CurrentOrganizationContext } from '../../../../platform/session/current-organization.ts'
import { usePhase } from '../../../../components/use-phase.ts'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { MoodLabel } from '../../../../components/moods/mood-label.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { TagChip } from '../../../../primitives/tag-chip.tsx'
import { taggedPostsPath } from '../post-paths.ts'

export interface PostLabelsProps {
  post: Post
  /** How many tags are shown; the rest becomes a number. */
  max?: number
}

/** The state of a post, its mood and its tags, which link to the posts of its organization with that tag. */
export function PostLabels({ post, max = Infinity }: PostLabelsProps) {
  const { t } = useTranslation('posts')
  const select = use(CurrentOrganizationContext)?.select
  const rest = post.tags.length - max
  return (
    <div className="flex flex-wrap gap-1.5">
      <VisibilityBadge post={post} />
      <PhaseBadge post={post} />
      <FeatureBadges post={post} />
      <ModerationBadge post={post} />
      {post.isHidden && (
        <Badge tone="danger" icon={<EyeOff aria-hidden />}>
          {t('state.hidden')}
        </Badge>
      )}
      {post.isSensitive && (
        <Badge tone="warn" icon={<ShieldAlert aria-hidden />}>
          {t('state.sensitive')}
        </Badge>
      )}
      {post.mood && <MoodLabel mood={post.mood} />}
      {post.tags.slice(0, max).map(({ id, name }) => (
        <TagChip
          key={id}
          name={name}
          to={taggedPostsPath(name)}
          onFollow={() => select?.(post.organizationId)}
        />
      ))}
      {rest > 0 && <Badge tone="neutral">+{rest}</Badge>}
    </div>
  )
}

/** When a post starts or ends, or that it has ended. */
function PhaseBadge({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  const phase = usePhase(post)
  const when = phase === 'scheduled' ? post.startsAt : post.endsAt
  if (!when) return null
  const isOver = phase === 'ended'
  return (
    <Badge
      tone={phase === 'scheduled' ? 'warn' : 'neutral'}
      icon={isOver ? <CalendarCheck aria-hidden /> : <CalendarClock aria-hidden />}
    >
      {isOver ? (
        t('state.ended')
      ) : (
        <MarkedText text={t(phase === 'scheduled' ? 'phase.starts' : 'phase.ends')} mark="when">
          {() => <RelativeTime iso={when} />}
        </MarkedText>
      )}
    </Badge>
  )
}

/** That a post is important or pinned, until it ends. */
function FeatureBadges({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  if (usePhase(post) === 'ended') return null
  return (
    <>
      {post.isImportant && (
        <Badge tone="accent" icon={<Flag aria-hidden />}>
          {t('state.important')}
        </Badge>
      )}
      {post.isPinned && (
        <Badge tone="neutral" icon={<Pin aria-hidden />}>
          {t('state.pinned')}
        </Badge>
      )}
    </>
  )
}

/** A pending or refused moderation. */
function ModerationBadge({ post: { moderationStatus } }: { post: Post }) {
  const { t } = useTranslation('posts')
  if (moderationStatus === 'approved') return null
  const isPending = moderationStatus === 'pending'
  return (
    <Badge
      tone={isPending ? 'warn' : 'danger'}
      icon={isPending ? <ShieldQuestion aria-hidden /> : <CircleX aria-hidden />}
    >
      {t(isPending ? 'state.pending' : 'state.rejected')}
    </Badge>
  )
}

/** Who may see a post, as its author has chosen. */
function VisibilityBadge({ post: { isPublic } }: { post: Post }) {
  const { t } = useTranslation('posts')
  return (
    <Badge
      tone={isPublic ? 'accent' : 'neutral'}
      icon={isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
    >
      {t(isPublic ? 'state.public' : 'state.private')}
    </Badge>
  )
}
