import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../client/api-error.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Card } from '../primitives/card.tsx'
import { ErrorState } from '../primitives/error-state.tsx'

/** The fields of a query result, infinite or not, that `QueryState` depends on. */
export interface QueryResult<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}

export interface QueryStateProps<Data> {
  query: QueryResult<Data>
  /** Shown until the first response: the shape of the content. */
  skeleton: ReactNode
  /** What could not be loaded. */
  failedTitle?: string
  /** An alternative to trying again. */
  failedAction?: ReactNode
  /** Shown for a 404; without it a 404 is a failure like any other. */
  notFound?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Shown when `isEmpty` returns true. */
  empty?: ReactNode
  /** Puts the failed and the empty state into a card, where the data brings its own. */
  card?: boolean
  /** `h1` where the query is the whole page. */
  as?: 'h1' | 'h2'
  children: (data: Data) => ReactNode
}

/** The state of a query: loading, failed with "try again", empty, or its data. Data stays when a refetch fails. */
export function QueryState<Data>({
  query: { data, error, refetch },
  skeleton,
  failedTitle,
  failedAction,
  notFound,
  isEmpty,
  empty,
  card = false,
  as,
  children,
}: QueryStateProps<Data>) {
  const errorText = useErrorText()
  const framed = (state: ReactNode) => (card ? <Card padded={false}>{state}</Card> : state)
  if (notFound !== undefined && error instanceof ApiError && error.status === 404) return notFound
  if (data !== undefined) return isEmpty?.(data) ? framed(empty) : children(data)
  if (error === null) return skeleton
  return framed(
    <LoadFailed
      title={failedTitle}
      description={errorText(error)}
      onRetry={() => void refetch()}
      action={failedAction}
      as={as}
    />,
  )
}

export interface LoadFailedProps {
  title?: string
  description: string
  onRetry: () => void
  /** An alternative to trying again. */
  action?: ReactNode
  as?: 'h1' | 'h2'
}

/** Shown when something could not be loaded; offers to try again. */
export function LoadFailed({ title, ...rest }: LoadFailedProps) {
  const { t } = useTranslation()
  return <ErrorState {...rest} title={title ?? t('state.failedTitle')} retryLabel={t('actions.retry')} />
}
