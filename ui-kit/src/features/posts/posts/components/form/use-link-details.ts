import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { LinkPreview, Picture } from '@fanfare/contract/posts/data/link_preview.ts'
import { focusField } from '../../../../../components/forms/focus-field.ts'
import { linkPreviewQuery } from '../../../../../components/link-preview-query.ts'
import { linkPictureQuery } from '../../api/link-queries.ts'
import type { PostDraft } from './post-schema.ts'
import type { CheckedLink } from './use-link-check.ts'

export interface LinkDetails {
  /** The preview of the linked page; undefined when it is empty, or was not fetched. */
  preview: LinkPreview | undefined
  /** The picture of the post, as the form has it. */
  picture: Picture | null
  description: string
  status: 'idle' | 'loading' | 'none' | 'ready'
  /** The page has a picture, which is loading or has failed to load. */
  pictureStatus: 'none' | 'loading' | 'failed'
  removePicture: () => void
  removeDescription: () => void
  /** Fetches picture and description again, and puts them into the form. */
  fetchAgain: () => void
}

const NOTHING = { picture: '', description: '' }

/**
 * Fills in picture and description of the linked page. They are replaced when the link changes, except for a typed
 * description, and removed ones come back only on request. The page of a stored link is not fetched before the link
 * changes or the member asks for it.
 */
export function useLinkDetails(form: UseFormReturn<PostDraft>, link: CheckedLink): LinkDetails {
  const { control, getValues, setValue } = form
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  if (link.usable !== '' && !isAsked) setAsked(true)
  const source = link.usable !== '' ? link.usable : isAsked ? link.stored : ''
  // The links whose picture and description the member has removed.
  const [removed, setRemoved] = useState(NOTHING)

  const page = useQuery(linkPreviewQuery(source))
  const preview = page.data?.preview ?? undefined
  const hasPicture = preview?.hasPicture ?? false
  const fetched = useQuery(linkPictureQuery(source, hasPicture))
  const found = hasPicture ? fetched.data?.picture : null
  const offered = page.isError ? '' : page.data && (preview?.description ?? '')

  const filled = useRef(getValues('linkDescription'))
  const pictureOf = useRef(getValues('url').trim())
  const [picture, description] = useWatch({ control, name: ['picture', 'linkDescription'] })

  useEffect(() => {
    if (source === '' || offered === undefined || removed.description === source) return
    const current = getValues('linkDescription')
    if (current !== '' && (current !== filled.current || (offered === '' && pictureOf.current === source)))
      return
    filled.current = offered
    setValue('linkDescription', offered, { shouldDirty: true })
  }, [source, offered, removed, getValues, setValue])

  useEffect(() => {
    if (source === '') return
    if (pictureOf.current !== source) setValue('picture', null)
    pictureOf.current = source
    if (found && removed.picture !== source) setValue('picture', found, { shouldDirty: true })
  }, [source, found, removed, setValue])

  const isLoading = source !== '' && page.isPending
  return {
    preview,
    picture,
    description,
    status: isLoading ? 'loading' : preview ? 'ready' : source === '' ? 'idle' : 'none',
    pictureStatus:
      !hasPicture || picture !== null || removed.picture === source
        ? 'none'
        : fetched.isFetching
          ? 'loading'
          : found
            ? 'none'
            : 'failed',
    removePicture: () => {
      setRemoved({ ...removed, picture: source || link.stored })
      setValue('picture', null, { shouldDirty: true })
      focusField(control, 'title')
    },
    removeDescription: () => {
      setRemoved({ ...removed, description: source || link.stored })
      setValue('linkDescription', '', { shouldDirty: true })
      focusField(control, 'linkDescription')
    },
    fetchAgain: () => {
      setRemoved({ ...NOTHING })
      filled.current = getValues('linkDescription')
      setAsked(true)
      void queryClient.invalidateQueries({ queryKey: ['posts', 'preview', source] })
      void queryClient.invalidateQueries({ queryKey: ['posts', 'picture', source] })
    },
  }
}
