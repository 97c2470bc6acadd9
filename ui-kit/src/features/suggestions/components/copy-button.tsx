import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import type { Claim } from '../hooks/use-claim-and-copy.ts'
import { useFocusCardOnUnmount } from '../hooks/use-focus-card-on-unmount.ts'

export interface CopyButtonProps {
  claim: Claim
  selected?: boolean
  /** Stands out without being selected: there is no shortcut for it. */
  proposed?: boolean
  /** Your own text, which is meant for your colleagues. */
  isOwn?: boolean
  /** Over the width of a phone. */
  wide?: boolean
  /** The label, by default *Copy*, and what it is about, for screen readers. */
  text?: { label: string; about: string }
}

/** Claims and copies a suggestion that is available. */
export function CopyButton({ claim, selected, proposed, isOwn, wide, text }: CopyButtonProps) {
  const { t } = useTranslation('common')
  return (
    <Button
      ref={useFocusCardOnUnmount()}
      variant={isOwn ? 'ghost' : selected || proposed || wide ? 'primary' : 'soft'}
      size={wide ? 'lg' : 'sm'}
      className={wide ? 'flex-1' : undefined}
      icon={<Copy aria-hidden />}
      shortcut={selected && !wide ? 'C' : undefined}
      aria-keyshortcuts={selected ? 'C' : undefined}
      busy={claim.doing === 'copy'}
      onClick={() => void claim.copy()}
    >
      <span>{text?.label ?? t('actions.copy')}</span>
      {text && <span className="sr-only"> {text.about}</span>}
    </Button>
  )
}
