import { Copy, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { ButtonAnchor } from '../../../primitives/button-anchor.tsx'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { useFocusCardOnUnmount } from '../hooks/use-focus-card-on-unmount.ts'

/** The link that a suggestion is a comment for. */
export interface PostLink {
  host: string
  url: string
}

/** The text that the user has copied. */
export interface CopiedText extends PostLink {
  text: string
  /** Whether it is the latest copy. */
  isLast: boolean
}

export interface CopiedActionsProps {
  claim: Claim
  copiedText: CopiedText
  selected?: boolean
  /** In the bar of a phone. */
  wide?: boolean
}

/** The next steps after a copy: copy the text again, or open the original post. */
export function CopiedActions({ claim, copiedText, selected, wide }: CopiedActionsProps) {
  const { t } = useTranslation('suggestions')
  return (
    <>
      <Button
        ref={useFocusCardOnUnmount()}
        size="sm"
        icon={<Copy aria-hidden />}
        aria-keyshortcuts={selected ? 'C' : undefined}
        onClick={() => void claim.copyAgain(copiedText.text)}
      >
        {t('copied.copyAgain')}
      </Button>
      <ButtonAnchor
        href={copiedText.url}
        size={wide ? 'lg' : 'sm'}
        variant={copiedText.isLast ? 'primary' : 'secondary'}
        className={wide ? 'order-first w-4/5' : undefined}
        icon={<ExternalLink aria-hidden />}
      >
        {t('copied.open', { host: copiedText.host })}
      </ButtonAnchor>
    </>
  )
}
