import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LinkCheck } from '@fanfare/contract/posts/data/link_check.ts'
import { LINK_CHECK_DELAY_MS } from '@fanfare/contract/core/rules/limits.ts'
import { linkCheckQuery } from '../../api/link-queries.ts'
import { linkOf, LINK_REFUSALS, type LinkRefusal } from './post-schema.ts'

export interface CheckedLink {
  /** The server's verdict on the current value of the field; undefined until it has responded. */
  check: LinkCheck | undefined
  /** The link in the field, and why it cannot be shared. */
  refused?: { url: string; verdict: LinkRefusal }
  /** The link in the field once the server accepts it; empty until then. */
  usable: string
  /** The stored link of a post, while the field has it; empty otherwise. */
  stored: string
  checkNow: () => void
}

/**
 * Checks a link when typing pauses, or at once. `accepted` needs no check.
 * A failed check is ignored: the server checks again when the form is sent.
 */
export function useLinkCheck(typed: string, accepted = ''): CheckedLink {
  const isStored = typed.trim() === accepted
  const wanted = isStored ? '' : linkOf(typed)
  const [requested, setRequested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRequested(wanted), LINK_CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data } = useQuery(linkCheckQuery(requested))
  const check = requested === wanted ? data : undefined
  const verdict = LINK_REFUSALS.find((one) => one === check?.verdict)
  return {
    check,
    refused: verdict && { url: wanted, verdict },
    stored: isStored ? accepted : '',
    usable: check !== undefined && verdict === undefined ? wanted : '',
    checkNow: () => setRequested(wanted),
  }
}
