import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { UpdateTagRequest } from '@fanfare/contract/posts/data/tag.ts'
import { changeTag, createTag, fetchAllTags, makePredefined, type TagFilter } from './tag-api.ts'

/** The key of the mutations of existing tags. */
export const TAG_CHANGES = ['tags', 'change']

/** A page of all tags. The previous page stays until the next one has loaded. */
export function allTagsQuery(filter: TagFilter) {
  return queryOptions({
    queryKey: ['tags', 'all', filter],
    queryFn: ({ signal }) => fetchAllTags(filter, signal),
    placeholderData: keepPreviousData,
  })
}

/** Tags appear on posts, in filters and in forms, so everything on screen is refetched. */
function useRefetchEverything(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries()
}

export function useCreateTag() {
  return useMutation({ mutationFn: createTag, onSuccess: useRefetchEverything() })
}

export function useChangeTag(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({
    mutationKey: TAG_CHANGES,
    mutationFn: (changes: UpdateTagRequest) => changeTag(id, changes),
    onSuccess,
  })
}

/** Sets whether a tag is predefined, which suggests it to all members. */
export function useSetPredefined(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({
    mutationFn: async (isPredefined: boolean) => {
      await (isPredefined ? makePredefined(id) : changeTag(id, { isPredefined }))
    },
    onSuccess,
  })
}
