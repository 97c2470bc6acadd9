import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LinkCheck } from '@fanfare/contract/data/link_check.ts'
import { LINK_CHECK_DELAY } from '@fanfare/contract/rules/limits.ts'
import { linkCheckQuery } from '../api/post-queries.ts'
import { isRefused } from './is-refused.ts'

export interface CheckedLink {
  /** What the server says about the link as it stands in the field now; undefined until it has answered. */
  check: LinkCheck | undefined
  /** The link as it stands in the field, once the server would take it; empty until then. */
  usable: string
  checkNow: () => void
}

/**
 * Has a link checked when typing pauses, or at once. A link that is accepted already needs no check.
 * A check that fails says nothing: the server judges again when the form is sent.
 */
export function useLinkCheck(typed: string, accepted = ''): CheckedLink {
  const url = typed.trim()
  const wanted = url === accepted ? '' : url
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), LINK_CHECK_DELAY)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data } = useQuery(linkCheckQuery(asked))
  const check = asked === wanted ? data : undefined
  const isTaken = check !== undefined && !isRefused(check)
  return { check, usable: isTaken ? wanted : '', checkNow: () => setAsked(wanted) }
}
