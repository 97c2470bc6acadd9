import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkToShare, shareLinkPath } from '../../features/posts/posts/post-paths.ts'
import { handlesInput } from '../../platform/preferences/key-filters.ts'
import { useSharePath } from '../organizations/use-share-path.ts'

/** Opens the form that shares a post with a link that is pasted into the page, or dropped on it from elsewhere. */
export function useSharedLink(): void {
  const navigate = useNavigate()
  const canShare = useSharePath() !== null
  const share = useEffectEvent((text: string) => {
    const url = linkToShare(text)
    if (url !== null) void navigate(shareLinkPath(url))
  })
  useEffect(() => {
    if (!canShare) return undefined
    const stop = new AbortController()
    const on = <Name extends 'paste' | 'dragstart' | 'dragend' | 'dragover' | 'drop'>(
      name: Name,
      act: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, act, { signal: stop.signal })
    // What is dragged within the page is not shared.
    let isFromHere = false
    const linkOf = ({ dataTransfer, target }: DragEvent) =>
      !isFromHere && !handlesInput(target) && dataTransfer?.types.includes('text/uri-list')
        ? dataTransfer
        : null

    on('paste', ({ target, clipboardData }) => {
      if (!handlesInput(target)) share(clipboardData?.getData('text/plain') ?? '')
    })
    on('dragstart', () => void (isFromHere = true))
    on('dragend', () => void (isFromHere = false))
    // Without this the browser opens the link instead.
    on('dragover', (event) => {
      if (linkOf(event)) event.preventDefault()
    })
    on('drop', (event) => {
      const dropped = linkOf(event)
      if (dropped === null) return
      event.preventDefault()
      share(dropped.getData('text/uri-list'))
    })
    return () => stop.abort()
  }, [canShare])
}
