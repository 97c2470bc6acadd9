import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { isBlank } from '@fanfare/contract/core/rules/visible_text.ts'
import { focusField } from '../../../../../components/forms/focus-field.ts'
import { linkPreviewQuery } from '../../../../../components/link-preview-query.ts'
import type { PostDraft } from './post-schema.ts'

export interface TitleFromLink {
  /** Whether the title is that of the linked page. */
  isFilled: boolean
  undo: () => void
}

/**
 * Fills in the title of the linked page while the field is empty. A filled-in title is replaced when the link changes,
 * a typed one never is, and one that was undone is not filled in again.
 */
export function useTitleFromLink(form: UseFormReturn<PostDraft>, url: string): TitleFromLink {
  const { control, getValues, setValue } = form
  const { data, isError } = useQuery(linkPreviewQuery(url))
  const offered = isError ? '' : data && (data.preview?.title ?? '')
  const filled = useRef('')
  const declined = useRef('')
  const title = useWatch({ control, name: 'title' })

  useEffect(() => {
    if (url === '' || offered === undefined || url === declined.current) return
    const current = getValues('title')
    if (current === offered || (!isBlank(current) && current !== filled.current)) return
    const hasFocus = document.activeElement?.getAttribute('name') === 'title'
    filled.current = offered
    setValue('title', offered, { shouldDirty: true })
    // Typing replaces the selected title.
    if (hasFocus) focusField(control, 'title')?.select()
  }, [url, offered, control, getValues, setValue])

  const undo = () => {
    declined.current = url
    setValue('title', '', { shouldDirty: true })
    focusField(control, 'title')
  }
  return { isFilled: title !== '' && title === offered, undo }
}
