import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { linkPreviewQuery } from '../api/link-queries.ts'
import type { PostDraft } from './post-schema.ts'

export interface TitleFromLink {
  /** The title is as the page of the link has it. */
  isFilled: boolean
  undo: () => void
}

/**
 * Fills in the title of the page when nobody has written one. What was filled in gives way to the title of
 * another link; what was typed never does, and a title that was taken back does not come again.
 */
export function useTitleFromLink(form: UseFormReturn<PostDraft>, url: string): TitleFromLink {
  const { control, getValues, setFocus, setValue } = form
  const { data, isError } = useQuery(linkPreviewQuery(url))
  const offered = isError ? '' : data && (data.preview?.title ?? '')
  const filled = useRef('')
  const declined = useRef('')
  const title = useWatch({ control, name: 'title' })

  useEffect(() => {
    if (url === '' || offered === undefined || url === declined.current) return
    const written = getValues('title')
    if (written === offered || (written.trim() !== '' && written !== filled.current)) return
    const isBeingWritten = document.activeElement?.getAttribute('name') === 'title'
    filled.current = offered
    setValue('title', offered, { shouldDirty: true })
    // Whoever is about to write a title writes over this one.
    if (isBeingWritten) setFocus('title', { shouldSelect: true })
  }, [url, offered, getValues, setFocus, setValue])

  const undo = () => {
    declined.current = url
    setValue('title', '', { shouldDirty: true })
    setFocus('title')
  }
  return { isFilled: title !== '' && title === offered, undo }
}
