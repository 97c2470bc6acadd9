/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The focus stays in the search, which no select allows. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row, RowGroup } from '../logic/rows.ts'
import { OfferHead } from './offer-head.tsx'
import { PlainRow } from './plain-row.tsx'
import { SuggestionRow } from './suggestion-row.tsx'

export interface OfferListProps {
  id: string
  groups: RowGroup[]
  selected: Row | null
  /** The suggestion that was copied a moment ago. */
  fresh: string | null
  /** Nothing can be claimed now. */
  readOnly: boolean
  onSelect: (row: Row) => void
  /** Somebody wants what the row offers. */
  onAct: (row: Row) => void
}

/** Posts, each with its suggestions. The keys come from the search field, which keeps the focus. */
export function OfferList({ id, groups, selected, fresh, readOnly, onSelect, onAct }: OfferListProps) {
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
    return row.kind === 'suggestion' ? (
      <SuggestionRow
        key={row.key}
        {...common}
        onSelect={() => onSelect(row)}
        suggestion={row.suggestion}
        fresh={row.key === fresh}
        readOnly={readOnly}
      />
    ) : (
      <PlainRow key={row.key} {...common} kind={row.kind} />
    )
  }
  return (
    // A press in the list must not take the focus out of the search.
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
          <OfferHead id={`${id}-${offer.post.id}`} offer={offer} covered={rows[0]?.kind === 'cover'} />
          {rows.map(draw)}
        </div>
      ))}
    </div>
  )
}
