/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The focus stays in the search field, which a select does not allow. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { HostIcon } from '@fanfare/ui-kit/primitives/host-icon.tsx'
import type { Row, RowGroup } from '../rows.ts'
import { ActionRow } from './action-row.tsx'
import { GenerateRow } from './generate-row.tsx'
import { GeneratedRow } from './generated-row.tsx'
import { SuggestionRow } from './suggestion-row.tsx'

export interface OfferListProps {
  id: string
  groups: RowGroup[]
  selected: Row | null
  /** The key of the suggestion that was copied a moment ago. */
  justCopied: string | null
  /** Nothing can be copied now. */
  readOnly: boolean
  onSelect: (row: Row) => void
  onAct: (row: Row) => void
}

/** Posts, each with its suggestions. The search field keeps the focus and handles the keys. */
export function OfferList({ id, groups, selected, justCopied, readOnly, onSelect, onAct }: OfferListProps) {
  const { t } = useTranslation('desktop')
  const selectedId = selected && `${id}-${selected.key}`
  useEffect(() => {
    if (selectedId !== null) document.getElementById(selectedId)?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])

  const draw = (row: Row) => {
    const common = {
      id: `${id}-${row.key}`,
      selected: row.key === selected?.key,
      onAct: () => onAct(row),
    }
    const copied = { onSelect: () => onSelect(row), readOnly }
    switch (row.kind) {
      case 'suggestion': {
        const { suggestion } = row
        const isNew = row.key === justCopied
        return (
          <SuggestionRow key={row.key} {...common} {...copied} suggestion={suggestion} justCopied={isNew} />
        )
      }
      case 'generated':
        return <GeneratedRow key={row.key} {...common} {...copied} text={row.text} />
      case 'generate':
        return <GenerateRow key={row.key} {...common} generation={row.generation} />
      default:
        return <ActionRow key={row.key} {...common} why={row.kind === 'nothing' ? row.why : null} />
    }
  }
  return (
    // A click in the list must not take the focus from the search field.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('panel.list')}
      onMouseDown={(event) => event.preventDefault()}
      className="slim-scrollbar min-h-0 flex-1 overflow-y-scroll ps-3 pe-1.5 pb-3"
    >
      {groups.map(({ offer, rows }) => (
        <div
          key={offer.post.id}
          role="group"
          aria-labelledby={`${id}-${offer.post.id}`}
          className="flex flex-col gap-1.5 pt-2"
        >
          <OfferHeading id={`${id}-${offer.post.id}`} offer={offer} covered={rows[0]?.kind === 'cover'} />
          {rows.map(draw)}
        </div>
      ))}
    </div>
  )
}

interface OfferHeadingProps {
  id: string
  offer: Offer
  /** A sensitive post that has not been uncovered. */
  covered: boolean
}

function OfferHeading({ id, offer: { post, available, total }, covered }: OfferHeadingProps) {
  const { t } = useTranslation('desktop')
  return (
    <div id={id} className="flex items-center gap-2.5 py-1">
      <HostIcon host={post.host} size={28} />
      <span className="line-clamp-2 min-w-0 flex-1 text-sm font-semibold break-words">
        {covered ? t('panel.sensitive') : post.title}
      </span>
      <Badge tone={available === 0 ? 'neutral' : 'accent'}>
        {total === 0 ? t('panel.none') : t('panel.available', { count: available })}
      </Badge>
    </div>
  )
}
