import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cardId, textId } from '../hooks/selected-card.ts'
import { SubjectContext } from '../../../primitives/subject-context.ts'
import { farCard } from './far-card.ts'

export interface CardFrameProps {
  id: string
  label: string
  selected: boolean
  /** Another member has copied it. */
  used: boolean
  /** The shortcut C had nothing to copy here. */
  refused?: boolean
  /** Where it is in the list. */
  index?: number
  children: ReactNode
  /** Shown below the card. */
  below?: ReactNode
}

/** The card of a suggestion. When the shortcuts select it, it gets the focus and scrolls clear of the bars of the page. */
export function CardFrame({
  id,
  label,
  selected,
  used,
  refused,
  index = 0,
  children,
  below,
}: CardFrameProps) {
  const { t } = useTranslation('suggestions')
  return (
    <li id={cardId(id)} tabIndex={-1} className="scroll-my-36 outline-none" style={farCard(index)}>
      <SubjectContext value={textId(id)}>
        <article
          aria-label={label}
          aria-current={selected || undefined}
          className={clsx(
            'flex flex-col gap-3 rounded-lg border p-4 transition-[border-color,box-shadow] duration-120',
            used ? 'border-dashed border-line-strong' : 'bg-surface shadow-card',
            selected ? 'border-accent/50 ring-3 ring-accent/15' : !used && 'border-line',
          )}
        >
          {children}
          {refused && used && (
            <p role="alert" className="text-sm text-warn">
              {t('claim.nothingToCopy')}
            </p>
          )}
        </article>
        {below}
      </SubjectContext>
    </li>
  )
}
