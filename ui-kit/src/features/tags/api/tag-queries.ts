import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { UpdateTagRequest } from '@fanfare/contract/data/tag.ts'
import { changeTag, createTag, deleteTag, fetchAllTags, makePredefined, type TagFilter } from './tag-api.ts'

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
  return useMutation({ mutationFn: (changes: UpdateTagRequest) => changeTag(id, changes), onSuccess })
}

/** Sets whether a tag is predefined, which suggests it to everybody. */
export function useSetPredefined(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({
    mutationFn: async (isPredefined: boolean) => {
      await (isPredefined ? makePredefined(id) : changeTag(id, { isPredefined }))
    },
    onSuccess,
  })
}

export function useDeleteTag(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({ mutationFn: () => deleteTag(id), onSuccess })
}
