import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeTag,
  createTag,
  deleteTag,
  fetchAllTags,
  makePredefined,
  type TagChanges,
  type TagPlace,
} from './tag-api.ts'

/** A page of all tags; the page before stays while the next one is on its way. */
export function allTagsQuery(place: TagPlace) {
  return queryOptions({
    queryKey: ['tags', 'all', place],
    queryFn: ({ signal }) => fetchAllTags(place, signal),
    placeholderData: keepPreviousData,
  })
}

/** Tags stand on posts, in filters and in forms: whatever is on screen is fetched again. */
function useRefetchEverything(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries()
}

export function useCreateTag() {
  return useMutation({ mutationFn: createTag, onSuccess: useRefetchEverything() })
}

export function useChangeTag(id: string) {
  const onSuccess = useRefetchEverything()
  return useMutation({ mutationFn: (changes: TagChanges) => changeTag(id, changes), onSuccess })
}

/** Offers a tag to everybody, or takes that back. */
export function useOfferTag(id: string) {
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
