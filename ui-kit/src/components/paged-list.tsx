import type { ReactNode } from 'react'
import type { Pagination } from '@fanfare/contract/core/data/pagination.ts'
import { Card } from '../primitives/card.tsx'
import { FocusFallback } from '../primitives/focus-fallback.tsx'
import { ListPager } from './list-pager.tsx'
import { QueryState, type QueryResult } from './query-state.tsx'
import { Redirect } from './redirect.tsx'
import { useHiddenTargets, withoutHidden } from './undo/pending-actions.ts'

export interface PagedListProps<Page extends { pagination: Pagination }, Row extends { id: string }> {
  query: QueryResult<Page> & { isPlaceholderData: boolean }
  /** The requested page. */
  page: number
  /** `asOf` is the anchor that the answer gives. */
  hrefFor: (page: number, asOf?: string) => string
  rowsOf: (page: Page) => readonly Row[]
  /** Renders a row, which is an `<li>`. */
  children: (row: Row, page: Page) => ReactNode
  skeleton: ReactNode
  empty: ReactNode
  failedTitle?: string
  /** Shown above the rows. */
  renderSummary?: (page: Page) => ReactNode
  /** Names the list for screen readers. */
  label?: string
  as?: 'ul' | 'ol'
  /** Rows with a pending action stay, and say so themselves. */
  keepsPending?: boolean
  /** How the rows are framed: by one card, by nothing inside a section, or each by its own card in a grid. */
  frame?: 'card' | 'none' | 'grid'
}

const ROWS = {
  card: 'divide-y divide-line',
  none: 'divide-y divide-line',
  grid: 'grid gap-4 sm:grid-cols-2',
}

/** A page of a list with its states and its pager. A page beyond the last one redirects to the last. */
export function PagedList<Page extends { pagination: Pagination }, Row extends { id: string }>({
  query,
  page,
  hrefFor,
  rowsOf,
  children,
  skeleton,
  empty,
  failedTitle,
  renderSummary,
  label,
  as: List = 'ul',
  keepsPending = false,
  frame = 'card',
}: PagedListProps<Page, Row>) {
  const hidden = useHiddenTargets()
  return (
    <QueryState query={query} skeleton={skeleton} failedTitle={failedTitle} card={frame === 'card'}>
      {(data) => {
        const { pagination } = data
        const all = rowsOf(data)
        const rows = keepsPending ? all : withoutHidden(all, hidden)
        // The next page moves up once they are gone.
        const moreFollow = rows.length < all.length && pagination.total > all.length
        const hrefOf = (number: number) => hrefFor(number, pagination.asOf)
        // Placeholder data belongs to another page or filter and says nothing about this one.
        if (page > pagination.totalPages && !query.isPlaceholderData) {
          return <Redirect to={hrefOf(pagination.totalPages)} />
        }
        return (
          <>
            {rows.length > 0 && renderSummary?.(data)}
            <div aria-busy={query.isPlaceholderData} className="flex flex-col gap-5">
              <FocusFallback watch={rows.map(({ id }) => id).join()}>
                <Frame card={frame === 'card'}>
                  {rows.length === 0 ? (
                    moreFollow ? (
                      skeleton
                    ) : (
                      empty
                    )
                  ) : (
                    <List aria-label={label} className={ROWS[frame]}>
                      {rows.map((row) => children(row, data))}
                    </List>
                  )}
                </Frame>
              </FocusFallback>
              <ListPager pagination={pagination} hrefFor={hrefOf} />
            </div>
          </>
        )
      }}
    </QueryState>
  )
}

function Frame({ card, children }: { card: boolean; children: ReactNode }) {
  return card ? <Card padded={false}>{children}</Card> : <div>{children}</div>
}
