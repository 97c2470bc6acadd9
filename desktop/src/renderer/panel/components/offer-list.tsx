/* oxlint-disable jsx-a11y/prefer-tag-over-role -- The focus stays in the search field, which a select does not allow. */
import { useTranslation } from 'react-i18next'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import { HostIcon } from '@fanfare/ui-kit/primitives/host-icon.tsx'
import { useKeepInView } from '../hooks/use-keep-in-view.ts'
import type { Row, RowGroup } from '../rows.ts'
import { ActionRow } from './action-row.tsx'
import { GeneratedRow } from './generated-row.tsx'
import { SuggestionRow } from './suggestion-row.tsx'

export interface OfferListProps {
  id: string
  groups: RowGroup[]
  selected: Row | null
  /** Nothing can be copied now. */
  readOnly: boolean
  onSelect: (row: Row) => void
  onAct: (row: Row) => void
}

/** Posts, each with its suggestions. The search field keeps the focus and handles the keys. */
export function OfferList({ id, groups, selected, readOnly, onSelect, onAct }: OfferListProps) {
  const { t } = useTranslation('desktop')
  const list = useKeepInView(selected && `${id}-${selected.key}`)

  const draw = (row: Row) => {
    const common = { id: `${id}-${row.key}`, selected: row.key === selected?.key }
    const text = { ...common, onSelect: () => onSelect(row), onCopy: () => onAct(row), readOnly }
    if (row.kind === 'suggestion') return <SuggestionRow key={row.key} {...text} row={row} />
    if (row.kind === 'generated') return <GeneratedRow key={row.key} {...text} row={row} />
    return <ActionRow key={row.key} {...common} row={row} onAct={() => onAct(row)} />
  }
  return (
    // A click in the list must not take the focus from the search field.
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('panel.list')}
      onMouseDown={(event) => event.preventDefault()}
      className="slim-scrollbar relative min-h-24 flex-1 overflow-y-scroll ps-3 pe-1.5 pb-1"
    >
      {groups.map(({ offer, rows }) => (
        <div
          key={offer.post.id}
          role="group"
          aria-labelledby={`${id}-${offer.post.id}`}
          className="flex flex-col pt-1"
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
  const title = covered ? t('panel.sensitive') : post.title
  return (
    <div id={id} className="flex items-center gap-2 px-2 py-0.5">
      <HostIcon host={post.host} size={20} />
      <span title={title} className="min-w-0 flex-1 truncate text-sm font-semibold">
        {title}
      </span>
      <Badge tone={available === 0 ? 'neutral' : 'accent'}>
        {total === 0 ? t('panel.none') : t('panel.available', { count: available })}
      </Badge>
    </div>
  )
}
