import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailedLink } from '@fanfare/contract/identity/data/mailed_link.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Spinner } from '../../../../primitives/spinner.tsx'
import { mailedLinkQuery } from '../api/mailed-link.ts'

/** A link that is open, or has been redeemed. */
export interface ValidLink {
  token: string
  isUsed: boolean
  /** Empty for a reset link. */
  email: string
}

export interface MailedLinkPageProps {
  link: MailedLink
  /** Null when the address has none. */
  token: string | null
  /** Shown for a link that is unknown, has expired or was replaced. */
  invalid: ReactNode
  /** Asks for a click where the link is open: opening the page redeems nothing. */
  children: (link: ValidLink) => ReactNode
}

/** The page of a mailed link, by the state of the link. */
export function MailedLinkPage({ token, invalid, ...page }: MailedLinkPageProps) {
  return token === null ? invalid : <CheckedLink token={token} invalid={invalid} {...page} />
}

function CheckedLink({ link, token, invalid, children }: MailedLinkPageProps & { token: string }) {
  const { t } = useTranslation()
  const skeleton = (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('state.loading')} />
    </div>
  )
  return (
    <QueryState as="h1" query={useQuery(mailedLinkQuery(link, token))} skeleton={skeleton}>
      {({ state, email }) =>
        state === 'invalid' ? invalid : children({ token, isUsed: state === 'used', email: email ?? '' })
      }
    </QueryState>
  )
}
