import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { lookOf } from '../api/claim-state.ts'
import { useClaimNext, type CopyNextPost } from '../hooks/use-claim-next.ts'
import { useFocusCardOnUnmount } from '../hooks/use-focus-card-on-unmount.ts'
import { BlockedPost } from './blocked-post.tsx'
import { ClaimButton } from './claim-button.tsx'
import { CopiedActions, type PostLink } from './copied-actions.tsx'
import { ManualCopy } from './manual-copy.tsx'

export interface CopyNextProps {
  post: CopyNextPost & PostLink
  /** The title as it is displayed. */
  title: string
  /** The member has not copied from it and could. */
  waiting: boolean
  onAvailableCount: (count: number) => void
}

/** Copies the next suggestion of a post from a list, and shows the next steps in the same place. */
export default function CopyNext({ post, title, waiting, onAvailableCount }: CopyNextProps) {
  const { claim, recent } = useClaimNext(post, onAvailableCount)
  const isMine = recent !== null
  const look = lookOf({ id: post.id, isLocked: isMine, claimedByYou: isMine }, claim)
  if (!waiting && !isMine && claim.doing === null && claim.manualText === null) return null
  if (look === 'available' && claim.manualText === null)
    return <CopyNextButton title={title} busy={claim.doing === 'copy'} onCopy={() => void claim.copy()} />
  return (
    <div className="flex w-full flex-col items-end gap-2">
      {claim.manualText !== null && (
        <div className="w-full">
          <ManualCopy words={claim.manualText} available={!isMine} />
        </div>
      )}
      {claim.isPostBlocked && isMine && <BlockedPost host={post.host} />}
      {isMine && (
        <ClaimButton
          look={look}
          canRelease={false}
          claim={claim}
          undoUntil={recent.undoUntil}
          next={
            <CopiedActions
              claim={claim}
              copiedText={{ host: post.host, url: post.url, text: recent.text, isLast: true }}
            />
          }
        />
      )}
    </div>
  )
}

interface CopyNextButtonProps {
  title: string
  busy: boolean
  onCopy: () => void
}

function CopyNextButton({ title, busy, onCopy }: CopyNextButtonProps) {
  const { t } = useTranslation('suggestions')
  return (
    <Button
      ref={useFocusCardOnUnmount()}
      variant="soft"
      size="sm"
      icon={<Copy aria-hidden />}
      aria-label={t('next.copyNextOf', { title })}
      busy={busy}
      onClick={onCopy}
    >
      {t('next.copyNext')}
    </Button>
  )
}
